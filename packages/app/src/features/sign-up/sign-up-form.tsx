import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Checkbox, Field, Link, Stack, Text, TextInput } from '@parvis/design-system';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { NameFields } from '../../forms/name-fields.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { languageTag } from '../../i18n/languages.ts';
import { useSessionError } from '../../session/use-session-error.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { signUpSchema, type SignUpOutput, type SignUpValues } from './sign-up-schema.ts';

const fields = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'password',
  'confirmPassword',
  'termsAccepted',
] as const;

const empty = {
  first_name: '',
  last_name: '',
  hasOneName: false,
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  // The type is cast, because the schema requires true but the form starts without consent.
  termsAccepted: false as unknown as true,
};

export function SignUpForm() {
  const { i18n } = useLingui();
  const { session, toasts } = useApp();
  const firstError = useSessionError();
  const [stored] = useState(signUpDraft.read);
  const form = useForm<SignUpValues, unknown, SignUpOutput>({
    resolver: valibotResolver(signUpSchema(i18n)),
    defaultValues: { ...empty, ...stored },
  });
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => signUpDraft.keep(values),
      }),
    [form],
  );
  const [typedPassword, hasOneName] = useWatch({
    control: form.control,
    name: ['password', 'hasOneName'],
  });

  const signUp = async ({ first_name, last_name, phone, email, password, termsAccepted }: SignUpOutput) => {
    try {
      await session.signUp({
        first_name,
        last_name,
        phone: phone === '' ? null : phone,
        email,
        password,
        termsAccepted,
        language: languageTag(i18n.locale),
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      signUpDraft.remove();
    } catch (error) {
      showServerErrors(form, error, fields, 'first_name');
    }
  };

  const refuse = ({ confirmPassword }: FieldErrors<SignUpValues>) => {
    if (confirmPassword?.type !== 'partial_check') return;
    toasts.show({
      tone: 'error',
      title: i18n._('Error'),
      message: i18n._('Passwords do not match. Please try again!'),
    });
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(signUp, refuse)(event)}>
      <Stack gap={4}>
        <FormError message={firstError} />
        <NameFields
          firstName={form.register('first_name')}
          lastName={form.register('last_name')}
          oneName={form.register('hasOneName', { onChange: () => form.clearErrors('last_name') })}
          hasOneName={hasOneName}
          errors={errors}
        />
        <Field label={i18n._('Phone (optional)')} error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="tel" maxLength={40} {...form.register('phone')} />
        </Field>
        <Field label={i18n._('Email')} error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" maxLength={254} {...form.register('email')} />
        </Field>
        <NewPasswordFields
          label={i18n._('Password')}
          password={form.register('password', { deps: ['confirmPassword'] })}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
          typed={typedPassword}
        />
        <Checkbox
          label={i18n._('I am 18 or older and accept the Terms of Service.')}
          description={
            <Link href="/terms-of-service" target="_blank">
              {i18n._('Read the Terms of Service')}
            </Link>
          }
          error={errors.termsAccepted?.message}
          required
          {...form.register('termsAccepted')}
        />
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? i18n._('Registering…') : i18n._('Register')}
        </Button>
        <Text>
          {i18n._('Already have an account?')} <Link href="/signin">{i18n._('Log in')}</Link>
        </Text>
      </Stack>
    </form>
  );
}
