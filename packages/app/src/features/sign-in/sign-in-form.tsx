import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Field, Link, PasswordInput, Stack, Text, TextInput } from '@parvis/design-system';
import { ApiError, type Schemas } from '@parvis/api-client';
import { useEffect, useState, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { isFetchFailure, lazyValue } from '../../platform/lazy-value.ts';
import { supportsPasskeys } from '../../platform/supports-passkeys.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { SessionFailure } from '../../session/session-failure.ts';
import { useSessionError } from '../../session/use-session-error.ts';
import { signInSchema, type SignInValues } from './sign-in-schema.ts';

/** Loads the form on demand, because few members have a second factor. */
const secondFactorForm = lazyValue(async () => (await import('./second-factor-form.tsx')).SecondFactorForm);

const passkeySignIn = lazyValue(() => import('./passkey-sign-in.ts'));

/** Whether the account is scheduled for deletion. The member can still cancel the deletion. */
const isPendingDeletion = (error: unknown): error is SessionFailure =>
  error instanceof SessionFailure &&
  error.cause instanceof ApiError &&
  error.cause.id === 'auth.pending-deletion';

type Passkey = Schemas['PasskeyAuthentication'];

interface SignInFormProps {
  /** Whether the form offers a passkey in addition to the password. */
  offersPasskey?: boolean;
}

/** The log-in form of the log-in page and of the landing page. */
export function SignInForm({ offersPasskey = false }: SignInFormProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const { session } = app;
  const firstError = useSessionError();
  // This message stays until the next try, because it is longer than other errors.
  const restriction = useSelector(session.actor, (snapshot) => snapshot.context.restriction);
  const form = useForm<SignInValues>({
    resolver: valibotResolver(signInSchema(i18n)),
    defaultValues: { email: '', password: '' },
  });
  const isSecondFactorAsked = useSelector(
    session.actor,
    ({ value }) => value.session === 'awaitingSecondFactor' || value.session === 'checkingSecondFactor',
  );
  const [SecondFactorForm, setSecondFactorForm] = useState<ComponentType | null>(null);
  // If the member leaves the form, the next log-in starts again at the password.
  useEffect(() => session.declineSecondFactor, [session]);
  // The button of the second step had the focus and has disappeared, so the password field takes the focus.
  useEffect(() => {
    if (!isSecondFactorAsked) return undefined;
    return () => {
      if (session.actor.getSnapshot().context.user === null) form.setFocus('password');
    };
  }, [form, isSecondFactorAsked, session]);
  const [pendingDeletion, setPendingDeletion] = useState<{ message: string; passkey: Passkey | null }>();
  const [isAskingPasskey, setAskingPasskey] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isAskingPasskey;
  const { showErrorToast } = createToasts(app);
  useTranslatedErrors(form, i18n);

  const enter = (restoresAccount: boolean) => async (values: SignInValues) => {
    setPendingDeletion(undefined);
    try {
      const member = await (restoresAccount ? session.restoreAccount(values) : session.signIn(values));
      if (member !== null) return;
      const Loaded = await secondFactorForm.retry();
      setSecondFactorForm(() => Loaded);
    } catch (error) {
      if (isPendingDeletion(error)) setPendingDeletion({ message: error.message, passkey: null });
      else if (isFetchFailure(error)) {
        session.declineSecondFactor();
        showErrorToast(error, i18n._('Please check your connection and try again.'));
      } else showServerErrors(form, error, ['email', 'password'], 'email');
    }
  };

  /**
   * Logs in with a passkey. `refused` is the passkey's response that the server has refused because the account is
   * pending deletion. Sending it again cancels the deletion.
   */
  const signInWithPasskey = async (refused: Passkey | null) => {
    setPendingDeletion(undefined);
    setAskingPasskey(true);
    let passkey = refused;
    try {
      passkey ??= await (await passkeySignIn.retry()).askToSignIn(app.api);
      if (passkey !== null) await session.signIn({ response: passkey, restoresAccount: refused !== null });
    } catch (error) {
      if (isPendingDeletion(error)) setPendingDeletion({ message: error.message, passkey });
      // The session shows its own failures, so only other errors need a toast.
      else if (!(error instanceof SessionFailure))
        showErrorToast(
          error,
          isFetchFailure(error)
            ? i18n._('Please check your connection and try again.')
            : i18n._('Your passkey could not be used'),
        );
    }
    setAskingPasskey(false);
  };

  if (isSecondFactorAsked && SecondFactorForm !== null) return <SecondFactorForm />;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(enter(false))(event)}>
      <Stack gap={4}>
        <FormError message={pendingDeletion?.message ?? firstError ?? restriction ?? undefined} />
        {pendingDeletion === undefined ? null : (
          <Button
            variant="secondary"
            fullWidth
            disabled={isBusy}
            onClick={() =>
              void (pendingDeletion.passkey === null
                ? form.handleSubmit(enter(true))()
                : signInWithPasskey(pendingDeletion.passkey))
            }
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
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isBusy}>
          {isSubmitting ? i18n._('Logging in…') : i18n._('Log in')}
        </Button>
        {offersPasskey && supportsPasskeys() ? (
          <Button
            variant="secondary"
            fullWidth
            loading={isAskingPasskey}
            disabled={isSubmitting}
            onClick={() => void signInWithPasskey(null)}
          >
            {i18n._('Log in with a passkey')}
          </Button>
        ) : null}
        <Text>
          {i18n._('No account yet?')} <Link href="/signup">{i18n._('Register')}</Link>
        </Text>
      </Stack>
    </form>
  );
}
