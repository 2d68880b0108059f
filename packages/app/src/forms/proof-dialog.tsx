import { Field, PasswordInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApp } from '../app-context.tsx';
import { CodeField, codeSchema, type CodeValues } from './code-field.tsx';
import { currentPassword } from './current-password.ts';
import { FormDialog } from './form-dialog.tsx';
import { valibotResolver } from './valibot-resolver.ts';

interface AnswerProps {
  answer: (isProved: boolean) => void;
}

function useWords() {
  const { i18n } = useLingui();
  return {
    title: i18n._('Is it you?'),
    submitLabel: i18n._('Go on'),
    failure: i18n._('This could not be checked'),
  };
}

function CodeDialog({ answer }: AnswerProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const form = useForm<CodeValues>({
    resolver: valibotResolver(v.object({ code: codeSchema(i18n) })),
    defaultValues: { code: '' },
  });
  return (
    <FormDialog
      {...useWords()}
      description={i18n._('Before this, we ask for a code again. Then we do not ask for 15 minutes.')}
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
      />
    </FormDialog>
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
      description={i18n._('Before this, we ask for your password again. Then we do not ask for 15 minutes.')}
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

/** Asks the member to show once more who they are. */
export function ProofDialog({ byCode, answer }: AnswerProps & { byCode: boolean }) {
  return byCode ? <CodeDialog answer={answer} /> : <PasswordDialog answer={answer} />;
}
