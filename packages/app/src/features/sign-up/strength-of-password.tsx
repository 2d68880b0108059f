import { useLingui } from '@lingui/react';
import { PasswordStrength, Stack } from '@parvis/design-system';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import { passwordCriteria, passwordLevel } from './password-strength.ts';

// Loads the warning when the first character is typed, because the dictionaries are several times as large as the
// page.
const warning = lazyScreen<{ password: string }>(
  async () => (await import('./password-warning.tsx')).PasswordWarning,
);

/**
 * The level and the criteria of the specification. Adds a warning if the password meets the criteria but is easy to
 * guess.
 */
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
    <Stack gap={2}>
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
      {password !== '' && (
        <OptionalPart retryKey={password} retry={warning.retry}>
          <warning.Screen password={password} />
        </OptionalPart>
      )}
    </Stack>
  );
}
