import { Field, PasswordInput, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { emailAddress } from '../../forms/email-address.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { currentPassword } from '../../forms/current-password.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';

interface EmailValues {
  email: string;
  currentPassword: string;
}

const names = ['email', 'currentPassword'] as const;

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: id, emailStatus } = useSignedInMember();
  const form = useForm<EmailValues>({
    resolver: valibotResolver(
      v.object({ email: emailAddress(i18n), currentPassword: currentPassword(i18n) }),
    ),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors } = form.formState;

  const send = async (body: EmailValues) => {
    const { user } = unwrap(await app.api.PUT('/user/update/{id}', { params: { path: { id } }, body }));
    app.session.changeAccount(user);
    createToasts(app).showToast(
      (user.emailStatus?.pending ?? null) === null
        ? i18n._('Your email address was changed. Log in with the new one from now on.')
        : i18n._('We have sent a link to the new address. Open it to confirm the change.'),
    );
  };

  return (
    <FormDialog
      form={form}
      names={names}
      title={i18n._('Change your email address')}
      description={
        emailStatus?.state === 'unconfirmed'
          ? i18n._('You log in with it. Once it is confirmed, we also send our emails there.')
          : i18n._(
              'You log in with it, and we send our emails there. We also notify your previous address, so that nobody can change it without your knowledge.',
            )
      }
      submitLabel={i18n._('Save the new address')}
      send={send}
      failure={i18n._('Error updating user')}
      onClose={onClose}
    >
      <Field label={i18n._('New email address')} error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
      </Field>
      <Field label={i18n._('Current password')} error={errors.currentPassword?.message} required>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...form.register('currentPassword')}
        />
      </Field>
    </FormDialog>
  );
}
