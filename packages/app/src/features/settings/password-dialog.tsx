import { Field, PasswordInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { currentPassword } from '../../forms/current-password.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';

interface PasswordDialogProps {
  title: string;
  /** What follows, and why the password is asked for. */
  description: string;
  submitLabel: string;
  /** Whether something is lost by it for good. */
  isGrave?: boolean;
  send: (password: string) => Promise<void>;
  /** Said where the server says nothing itself. */
  failure: string;
  onClose: () => void;
}

const names = ['password'] as const;

/** Makes sure who it is before something is done that an open page alone should not allow. */
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
