import { useLingui } from '@lingui/react';
import { Banner, Button, Heading, Link, Stack, Text } from '@parvis/design-system';
import { useForm, useWatch } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { newPasswordSchema, type NewPasswordValues } from '../../forms/new-password.ts';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { errorText } from '../../platform/error-text.ts';
import { NewPasswordFields } from '../sign-up/index.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Returns true if it has handled the error outside the form. */
  onRefused: (error: unknown) => boolean;
}

export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const form = useForm<NewPasswordValues>({
    resolver: valibotResolver(newPasswordSchema(i18n)),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const typedPassword = useWatch({ control: form.control, name: 'password' });
  useTranslatedErrors(form, i18n);

  const save = async ({ password }: NewPasswordValues) => {
    try {
      await api.POST('/auth/reset', { body: { token, password } });
      onDone();
    } catch (error) {
      if (onRefused(error)) return;
      if (fieldErrorsOf(error, ['password']).length > 0) {
        showServerErrors(form, error, ['password']);
        return;
      }
      const message = errorText(i18n, error, i18n._('Your password could not be changed'));
      form.setError('root', { type: 'server', message });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap={4}>
        <Heading level={1}>{i18n._('Set a new password')}</Heading>
        <Text tone="muted">
          {i18n._(
            'Choose one that you use nowhere else. All devices are logged out, and you log in with it.',
          )}
        </Text>
        {errors.root === undefined ? null : (
          <Banner tone="danger" role="alert">
            {errors.root.message}
          </Banner>
        )}
        <NewPasswordFields
          label={i18n._('New password')}
          password={form.register('password', { deps: ['confirmPassword'] })}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
          typed={typedPassword}
        />
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isSubmitting}>
          {i18n._('Save the new password')}
        </Button>
        <Link href="/signin" standalone>
          {i18n._('Back to Login')}
        </Link>
      </Stack>
    </form>
  );
}
