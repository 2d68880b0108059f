import { useLingui } from '@lingui/react';
import { AuthLayout, Heading, Stack, Text } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';
import { returnPathOf } from '../../router/return-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInReason } from './sign-in-reason.ts';

export function SignInScreen() {
  const { i18n } = useLingui();
  const from = returnPathOf(useLocation().state);
  useTitle(i18n._('Log in'));
  return (
    <AuthLayout
      banner={{
        title: i18n._('Welcome Back!'),
        text: i18n._('Your parish, your friends and the conversation are where you left them.'),
      }}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Log In to Your Account')}</Heading>
          {from === null ? null : <Text tone="muted">{signInReason(i18n, from)}</Text>}
        </Stack>
        <SignInForm offersPasskey />
      </Stack>
    </AuthLayout>
  );
}
