import { useLingui } from '@lingui/react';
import { Field, PasswordInput } from '@parvis/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { newPasswordSchema, type NewPasswordValues } from '../../forms/new-password.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { NewPasswordFields } from '../sign-up/index.ts';
import { currentPassword } from '../../forms/current-password.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { sessionsKey } from './use-sessions.ts';

interface Values extends NewPasswordValues {
  currentPassword: string;
}

const names = ['currentPassword', 'password', 'confirmPassword'] as const;

export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { _id: id } = useSignedInMember();
  const form = useForm<Values>({
    resolver: valibotResolver(
      v.intersect([v.object({ currentPassword: currentPassword(i18n) }), newPasswordSchema(i18n)]),
    ),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });

  const send = async ({ currentPassword: current, password }: Values) => {
    unwrap(
      await app.api.PUT('/user/update/{id}', {
        params: { path: { id } },
        body: { currentPassword: current, password },
      }),
    );
    createToasts(app).showToast(i18n._('Your password was changed. Your other devices are logged out.'));
    void queryClient.invalidateQueries({ queryKey: sessionsKey });
  };

  return (
    <FormDialog
      form={form}
      names={names}
      title={i18n._('Change your password')}
      description={i18n._(
        'You stay logged in here. Everywhere else, you log in again with the new password.',
      )}
      submitLabel={i18n._('Save the new password')}
      send={send}
      failure={i18n._('Your password could not be changed')}
      onClose={onClose}
    >
      <Field label={i18n._('Current password')} error={errors.currentPassword?.message} required>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
      <NewPasswordFields
        label={i18n._('New password')}
        password={form.register('password', { deps: ['confirmPassword'] })}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
        typed={typed}
      />
    </FormDialog>
  );
}
