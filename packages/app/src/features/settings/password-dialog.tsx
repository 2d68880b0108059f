import { Field, PasswordInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { currentPassword } from '../../forms/current-password.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';

interface PasswordDialogProps {
  title: string;
  /** Says what the action does, and why the password is needed. */
  description: string;
  submitLabel: string;
  /** Whether the action permanently deletes something. */
  isGrave?: boolean;
  send: (password: string) => Promise<void>;
  /** The error text if the server sends no message. */
  failure: string;
  onClose: () => void;
}

const names = ['password'] as const;

/**
 * Asks for the password before an action. Without the password, anybody could do the action on a page that was left
 * open.
 */
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
