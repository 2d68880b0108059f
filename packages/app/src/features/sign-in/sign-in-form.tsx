import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Field, Link, PasswordInput, Stack, Text, TextInput } from '@parvis/design-system';
import { ApiError } from '@parvis/api-client';
import { useEffect, useState, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { isFetchFailure, lazyValue } from '../../platform/lazy-value.ts';
import { createTell } from '../../platform/tell.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { SessionFailure } from '../../session/session-failure.ts';
import { useSessionError } from '../../session/use-session-error.ts';
import { signInSchema, type SignInValues } from './sign-in-schema.ts';

/** Few have a second factor. */
const codeForm = lazyValue(async () => (await import('./code-form.tsx')).CodeForm);

/** Whoever has asked for their account to be deleted may take that back. */
const isLeaving = (error: unknown): error is SessionFailure =>
  error instanceof SessionFailure && error.cause instanceof ApiError && error.cause.id === 'auth.leaving';

/** The log-in form of the sign-in page and of the landing page. */
export function SignInForm() {
  const { i18n } = useLingui();
  const app = useApp();
  const { session } = app;
  const firstError = useSessionError();
  // It stays until one tries again: there is more to read than an error has.
  const exclusion = useSelector(session.actor, (snapshot) => snapshot.context.exclusion);
  const form = useForm<SignInValues>({
    resolver: valibotResolver(signInSchema(i18n)),
    defaultValues: { email: '', password: '' },
  });
  const isCodeAsked = useSelector(
    session.actor,
    ({ value }) => value.session === 'awaitingCode' || value.session === 'checkingCode',
  );
  const [CodeForm, setCodeForm] = useState<ComponentType | null>(null);
  // Whoever comes back later begins with the password.
  useEffect(() => session.declineCode, [session]);
  // The button that had the focus in the second step is gone.
  useEffect(() => {
    if (!isCodeAsked) return undefined;
    return () => {
      if (session.actor.getSnapshot().context.user === null) form.setFocus('password');
    };
  }, [form, isCodeAsked, session]);
  const [leaving, setLeaving] = useState<string>();
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const enter = (takesBack: boolean) => async (values: SignInValues) => {
    setLeaving(undefined);
    try {
      const member = await (takesBack ? session.comeBack(values) : session.signIn(values));
      if (member !== null) return;
      const Loaded = await codeForm.retry();
      setCodeForm(() => Loaded);
    } catch (error) {
      if (isLeaving(error)) setLeaving(error.message);
      else if (isFetchFailure(error)) {
        session.declineCode();
        createTell(app).tellFailure(error, i18n._('Please check your connection and try again.'));
      } else showServerErrors(form, error, ['email', 'password'], 'email');
    }
  };

  if (isCodeAsked && CodeForm !== null) return <CodeForm />;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(enter(false))(event)}>
      <Stack gap={4}>
        <FormError message={leaving ?? firstError ?? exclusion ?? undefined} />
        {leaving === undefined ? null : (
          <Button
            variant="secondary"
            fullWidth
            disabled={isSubmitting}
            onClick={() => void form.handleSubmit(enter(true))()}
          >
            {i18n._('Keep my account and log in')}
          </Button>
        )}
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
