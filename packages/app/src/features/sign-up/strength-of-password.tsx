import { useLingui } from '@lingui/react';
import { PasswordStrength } from '@parvis/design-system';
import { passwordCriteria, passwordLevel } from './password-strength.ts';

export function StrengthOfPassword({ password }: { password: string }) {
  const { i18n } = useLingui();
  const criteria = passwordCriteria(password);
  const level = passwordLevel(password);
  const names = [
    i18n._('Very weak'),
    i18n._('Weak'),
    i18n._('Medium'),
    i18n._('Strong'),
    i18n._('Very strong'),
  ] as const;
  return (
    <PasswordStrength
      level={level}
      label={i18n._('Password strength')}
      // An empty password has no strength to announce.
      valueText={password === '' ? '' : names[level]}
      criteriaTitle={i18n._('Password criteria')}
      criteria={[
        { id: 'length', label: i18n._('Longer than 8 characters (required)'), met: criteria.length },
        { id: 'uppercase', label: i18n._('At least 1 uppercase letter'), met: criteria.uppercase },
        { id: 'special', label: i18n._('At least 2 special characters'), met: criteria.special },
        {
          id: 'alphanumeric',
          label: i18n._('Alphanumeric: lower-case letters and digits'),
          met: criteria.alphanumeric,
        },
      ]}
    />
  );
}
