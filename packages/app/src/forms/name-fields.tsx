import { useLingui } from '@lingui/react';
import { Checkbox, Field, TextInput } from '@parvis/design-system';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { MemberNameValues } from './member-name.ts';

interface NameFieldsProps {
  firstName: UseFormRegisterReturn;
  lastName: UseFormRegisterReturn;
  oneName: UseFormRegisterReturn;
  /** Whether the last name is hidden. */
  hasOneName: boolean;
  errors: FieldErrors<MemberNameValues>;
}

/** The name fields. A member can have only one name. */
export function NameFields({ firstName, lastName, oneName, hasOneName, errors }: NameFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Field
        label={hasOneName ? i18n._('Full name') : i18n._('First name')}
        error={errors.first_name?.message}
        required
      >
        <TextInput autoComplete={hasOneName ? 'name' : 'given-name'} {...firstName} />
      </Field>
      {!hasOneName && (
        <Field label={i18n._('Last name')} error={errors.last_name?.message} required>
          <TextInput autoComplete="family-name" {...lastName} />
        </Field>
      )}
      <Checkbox label={i18n._('I do not have a last name')} {...oneName} />
    </>
  );
}
