import { useLingui } from '@lingui/react';
import { AuthLayout, Heading, Stack } from '@parvis/design-system';
import { useTitle } from '../../router/use-title.ts';
import { SignInForm } from './sign-in-form.tsx';

export function SignInScreen() {
  const { i18n } = useLingui();
  useTitle(i18n._('Log in'));
  return (
    <AuthLayout
      banner={{
        title: i18n._('Welcome Back!'),
        text: i18n._('Your parish, your friends and the conversation are where you left them.'),
      }}
    >
      <Stack gap={5}>
        <Heading level={1}>{i18n._('Log In to Your Account')}</Heading>
        <SignInForm offersPasskey />
      </Stack>
    </AuthLayout>
  );
}
