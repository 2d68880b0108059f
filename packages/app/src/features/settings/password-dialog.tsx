import { Field, PasswordInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { currentPassword } from '../../forms/current-password.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';

interface PasswordDialogProps {
  title: string;
  /** The consequences, and why the password is needed. */
  description: string;
  submitLabel: string;
  /** Whether the action loses something for good. */
  isGrave?: boolean;
  send: (password: string) => Promise<void>;
  /** Shown if the server gives no message of its own. */
  failure: string;
  onClose: () => void;
}

const names = ['password'] as const;

/** Asks for the password before an action that an unattended open page must not allow. */
export function PasswordDialog({ send, ...dialog }: PasswordDialogProps) {
  const { i18n } = useLingui();
  const form = useForm<{ password: string }>({
    resolver: valibotResolver(v.object({ password: currentPassword(i18n) })),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog {...dialog} form={form} names={names} send={({ password }) => send(password)}>
      <Field label={i18n._('Password')} error={form.formState.errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}
