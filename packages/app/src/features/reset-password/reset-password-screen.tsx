import { ApiError } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { AuthLayout, ButtonLink, Heading, Link, Stack, Text } from '@parvis/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTitle } from '../../router/use-title.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

interface OutcomeProps {
  title: string;
  children: ReactNode;
}

function Outcome({ title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Stack gap={4}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The target of the link in the email. */
export function ResetPasswordScreen() {
  const { i18n } = useLingui();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<'asking' | 'done' | 'expired'>(token === '' ? 'expired' : 'asking');
  useTitle(i18n._('Set a new password'));

  const refuse = (error: unknown): boolean => {
    const isExpired = error instanceof ApiError && error.id === 'auth.recovery-link';
    if (isExpired) setState('expired');
    return isExpired;
  };

  return (
    <AuthLayout
      banner={{
        title: i18n._('It happens to everyone'),
        text: i18n._('Even St. Anthony helps people who have lost something.'),
      }}
    >
      {state === 'asking' ? (
        <ResetPasswordForm token={token} onDone={() => setState('done')} onRefused={refuse} />
      ) : null}
      {state === 'done' ? (
        <Outcome title={i18n._('Your password has been changed')}>
          <Text tone="muted">{i18n._('You are logged out everywhere. Log in with your new password.')}</Text>
          <ButtonLink href="/signin" size="lg" fullWidth>
            {i18n._('Log in')}
          </ButtonLink>
        </Outcome>
      ) : null}
      {state === 'expired' ? (
        <Outcome title={i18n._('This link no longer works')}>
          <Text tone="muted">
            {i18n._('A link works for one hour and only once. Please ask for a new one.')}
          </Text>
          <ButtonLink href="/recover-password" size="lg" fullWidth>
            {i18n._('Ask for a new link')}
          </ButtonLink>
          <Link href="/signin" standalone>
            {i18n._('Back to Login')}
          </Link>
        </Outcome>
      ) : null}
    </AuthLayout>
  );
}
