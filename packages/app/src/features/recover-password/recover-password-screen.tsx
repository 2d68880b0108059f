import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { ApiError } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import {
  AuthLayout,
  Banner,
  Button,
  Field,
  Heading,
  Link,
  Stack,
  Text,
  TextInput,
} from '@parvis/design-system';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { useTitle } from '../../router/use-title.ts';
import { recoverPasswordSchema, type RecoverPasswordValues, requestResetLink } from './recover-password.ts';

function Confirmation() {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack gap={4}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {i18n._('Check Your Email')}
      </Heading>
      <Text>
        {i18n._('If there is an account with this address, a link to set a new password is on its way.')}
      </Text>
      <Link href="/signin" standalone>
        {i18n._('Back to Login')}
      </Link>
    </Stack>
  );
}

interface RequestFormProps {
  onDone: () => void;
}

function RequestForm({ onDone }: RequestFormProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const form = useForm<RecoverPasswordValues>({
    resolver: valibotResolver(recoverPasswordSchema(i18n)),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const send = async ({ email }: RecoverPasswordValues) => {
    try {
      await requestResetLink(() => api.POST('/auth/recover', { body: { email } }));
      onDone();
    } catch (error) {
      // The error for an invalid email address is shown at the field. The error for too many tries is shown above the
      // form.
      showServerErrors(form, error, ['email']);
      if (fieldErrorsOf(error, ['email']).length > 0) return;
      const isLimited = error instanceof ApiError && error.status === 429;
      form.setError('root', {
        type: isLimited ? 'server' : 'failed',
        message: isLimited ? error.message : '',
      });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        <Heading level={1}>{i18n._('Recover your password')}</Heading>
        <Text tone="muted">
          {i18n._('Enter your email address and we will send you a link to set a new password.')}
        </Text>
        {errors.root === undefined ? null : (
          <Banner tone="danger" role="alert">
            {errors.root.type === 'server'
              ? errors.root.message
              : i18n._('Something went wrong. Please try again later.')}
          </Banner>
        )}
        <Field label={i18n._('Email')} error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isSubmitting}>
          {i18n._('Send Reset Link')}
        </Button>
        <Link href="/signin" standalone>
          {i18n._('Back to Login')}
        </Link>
      </Stack>
    </form>
  );
}

export function RecoverPasswordScreen() {
  const { i18n } = useLingui();
  const [sent, setSent] = useState(false);
  useTitle(i18n._('Password recovery'));
  return (
    <AuthLayout
      banner={{
        title: i18n._('It happens to everyone'),
        text: i18n._('Even St. Anthony helps people who have lost something.'),
      }}
    >
      {sent ? (
        <Confirmation />
      ) : (
        <RequestForm
          onDone={() => {
            setSent(true);
          }}
        />
      )}
    </AuthLayout>
  );
}
