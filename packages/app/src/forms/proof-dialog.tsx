import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  PasswordInput,
  Stack,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApp } from '../app-context.tsx';
import { supportsPasskeys } from '../platform/supports-passkeys.ts';
import { CodeField, codeSchema, type CodeValues } from './code-field.tsx';
import { currentPassword } from './current-password.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormError } from './form-error.tsx';
import { usePasskeyProof } from './use-passkey-proof.ts';
import type { ProofWay } from './use-proof.tsx';
import { valibotResolver } from './valibot-resolver.ts';

interface AnswerProps {
  answer: (isProved: boolean) => void;
}

function useWords() {
  const { i18n } = useLingui();
  return {
    title: i18n._('Is it you?'),
    submitLabel: i18n._('Continue'),
    failure: i18n._('Your identity could not be confirmed'),
  };
}

function PasskeyButton({ answer }: AnswerProps) {
  const { i18n } = useLingui();
  const { prove, isAsking, refusal } = usePasskeyProof(() => answer(true));
  return (
    <Stack gap={2} align="start">
      <FormError message={refusal} />
      <Button loading={isAsking} onClick={() => void prove()} variant="secondary">
        {i18n._('Use a passkey')}
      </Button>
    </Stack>
  );
}

function CodeDialog({ takesCode, hasPasskey, answer }: AnswerProps & ProofWay) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const form = useForm<CodeValues>({
    resolver: valibotResolver(v.object({ code: codeSchema(i18n) })),
    defaultValues: { code: '' },
  });
  return (
    <FormDialog
      {...useWords()}
      description={i18n._('Enter a code to continue. We will not ask again for 15 minutes.')}
      form={form}
      names={['code']}
      onClose={() => answer(false)}
      send={async ({ code }) => {
        await api.POST('/user/proof', { body: { code } });
        answer(true);
      }}
    >
      <CodeField
        error={form.formState.errors.code?.message}
        field={form.register('code')}
        setFocus={form.setFocus}
        takesCode={takesCode}
      />
      {hasPasskey ? <PasskeyButton answer={answer} /> : null}
    </FormDialog>
  );
}

function PasskeyDialog({ answer, onOtherWay }: AnswerProps & { onOtherWay: () => void }) {
  const { i18n } = useLingui();
  const { title } = useWords();
  const { prove, isAsking, refusal } = usePasskeyProof(() => answer(true));
  const passkeyButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogRoot open onOpenChange={(open) => !open && !isAsking && answer(false)}>
      <DialogContent
        initialFocus={passkeyButton}
        title={title}
        description={i18n._('Use your passkey to continue. We will not ask again for 15 minutes.')}
      >
        <Stack gap={4} align="start">
          <FormError message={refusal} />
          <Button disabled={isAsking} onClick={onOtherWay} size="sm" variant="ghost">
            {i18n._('Use a recovery code')}
          </Button>
        </Stack>
        <DialogFooter>
          <Button disabled={isAsking} onClick={() => answer(false)} variant="secondary">
            {i18n._('Cancel')}
          </Button>
          <Button ref={passkeyButton} loading={isAsking} onClick={() => void prove()}>
            {i18n._('Use a passkey')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}

function PasswordDialog({ answer }: AnswerProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const form = useForm<{ password: string }>({
    resolver: valibotResolver(v.object({ password: currentPassword(i18n) })),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      {...useWords()}
      description={i18n._('Enter your password to continue. We will not ask again for 15 minutes.')}
      form={form}
      names={['password']}
      onClose={() => answer(false)}
      send={async ({ password }) => {
        await api.POST('/user/proof', { body: { password } });
        answer(true);
      }}
    >
      <Field label={i18n._('Password')} error={form.formState.errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}

/**
 * Asks members to prove their identity again. Members with a second factor use that factor. All others use the
 * password.
 */
export function ProofDialog({ takesCode, hasPasskey, answer }: AnswerProps & ProofWay) {
  const [isEnteringCode, setEnteringCode] = useState(false);
  const isPasskeyUsable = hasPasskey && supportsPasskeys();
  if (!takesCode && !hasPasskey) return <PasswordDialog answer={answer} />;
  if (isPasskeyUsable && !takesCode && !isEnteringCode)
    return <PasskeyDialog answer={answer} onOtherWay={() => setEnteringCode(true)} />;
  return <CodeDialog answer={answer} hasPasskey={isPasskeyUsable} takesCode={takesCode} />;
}
