import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, Stack, Text } from '@parvis/design-system';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApp } from '../../app-context.tsx';
import { CodeField, codeSchema, type CodeValues } from '../../forms/code-field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { errorText } from '../../platform/error-text.ts';
import { askForPasskey } from '../../platform/passkeys.ts';
import { supportsPasskeys } from '../../platform/supports-passkeys.ts';
import { SessionFailure } from '../../session/session-failure.ts';

const names = ['code'] as const;

/** The second step of logging in, which asks for the second factor. */
export function SecondFactorForm() {
  const { i18n } = useLingui();
  const { session } = useApp();
  const challenge = useSelector(session.actor, ({ context }) => context.challenge);
  const form = useForm<CodeValues>({
    resolver: valibotResolver(v.object({ code: codeSchema(i18n) })),
    defaultValues: { code: '' },
  });
  const [refusal, setRefusal] = useState<string>();
  const [isAskingPasskey, setAskingPasskey] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const isBusy = isSubmitting || isAskingPasskey;
  const takesCode = challenge?.takesCode !== false;
  const passkey = supportsPasskeys() ? (challenge?.passkey ?? null) : null;
  const [isEnteringCode, setEnteringCode] = useState(takesCode || passkey === null);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isEnteringCode) passkeyButton.current?.focus();
  }, [isEnteringCode]);
  useTranslatedErrors(form, i18n);

  const enter = async (values: CodeValues) => {
    setRefusal(undefined);
    try {
      await session.enterSecondFactor(values);
    } catch (error) {
      showServerErrors(form, error, names, 'code');
      if (fieldErrorsOf(error, names).length === 0 && error instanceof Error) setRefusal(error.message);
    }
  };

  const confirmWithPasskey = async (options: NonNullable<typeof passkey>) => {
    setRefusal(undefined);
    setAskingPasskey(true);
    try {
      const answer = await askForPasskey(options);
      if (answer !== null) await session.enterSecondFactor({ passkey: answer });
    } catch (error) {
      setRefusal(
        error instanceof SessionFailure
          ? error.message
          : errorText(i18n, error, i18n._('Your passkey could not be used')),
      );
    }
    setAskingPasskey(false);
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(enter)(event)}>
      <Stack gap={4}>
        <FormError message={refusal} />
        <Text>{i18n._('Your password is correct. One more step to make sure that it is you.')}</Text>
        {isEnteringCode ? (
          <>
            <CodeField
              error={errors.code?.message}
              field={form.register('code')}
              setFocus={form.setFocus}
              takesCode={takesCode}
            />
            <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isBusy}>
              {isSubmitting ? i18n._('Logging in…') : i18n._('Log in')}
            </Button>
          </>
        ) : null}
        {passkey === null ? null : (
          <Button
            ref={passkeyButton}
            variant={isEnteringCode ? 'secondary' : 'primary'}
            size={isEnteringCode ? 'md' : 'lg'}
            fullWidth
            loading={isAskingPasskey}
            disabled={isSubmitting}
            onClick={() => void confirmWithPasskey(passkey)}
          >
            {i18n._('Use a passkey')}
          </Button>
        )}
        {isEnteringCode ? null : (
          <Button variant="secondary" fullWidth disabled={isBusy} onClick={() => setEnteringCode(true)}>
            {i18n._('Use a recovery code')}
          </Button>
        )}
        <Button variant="secondary" fullWidth disabled={isBusy} onClick={session.declineSecondFactor}>
          {i18n._('Back to the password')}
        </Button>
      </Stack>
    </form>
  );
}
