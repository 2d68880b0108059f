import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Field, Link, PasswordInput, Stack, Text, TextInput } from '@parvis/design-system';
import { useForm } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { useSessionError } from '../../session/use-session-error.ts';
import { signInSchema, type SignInValues } from './sign-in-schema.ts';

/** The log-in form of the sign-in page and of the landing page. */
export function SignInForm() {
  const { i18n } = useLingui();
  const { session } = useApp();
  const firstError = useSessionError();
  const form = useForm<SignInValues>({
    resolver: valibotResolver(signInSchema(i18n)),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const signIn = async (values: SignInValues) => {
    try {
      await session.signIn(values);
    } catch (error) {
      showServerErrors(form, error, ['email', 'password'], 'email');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(signIn)(event)}>
      <Stack gap={4}>
        <FormError message={firstError} />
        <Field label={i18n._('Email')} error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label={i18n._('Password')} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Link href="/recover-password" standalone>
          {i18n._('Forgot password?')}
        </Link>
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? i18n._('Logging in…') : i18n._('Log In')}
        </Button>
        <Text>
          {i18n._('No account yet?')} <Link href="/signup">{i18n._('Register')}</Link>
        </Text>
      </Stack>
    </form>
  );
}
