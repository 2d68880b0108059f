import { useLingui } from '@lingui/react';
import { Field, PasswordInput } from '@parvis/design-system';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { NewPasswordValues } from '../../forms/new-password.ts';
import { StrengthOfPassword } from './strength-of-password.tsx';

interface NewPasswordFieldsProps {
  label: string;
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: FieldErrors<NewPasswordValues>;
  /** The text of the first field, whose strength is shown. */
  typed: string;
}

/** The fields for a new password and its repetition. */
export function NewPasswordFields({
  label,
  password,
  confirmPassword,
  errors,
  typed,
}: NewPasswordFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Field label={label} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" maxLength={200} {...password} />
      </Field>
      <StrengthOfPassword password={typed} />
      <Field label={i18n._('Confirm password')} error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" maxLength={200} {...confirmPassword} />
      </Field>
    </>
  );
}
