import { useLingui } from '@lingui/react';
import { AuthLayout, Heading, Stack, Text } from '@parvis/design-system';
import { useTitle } from '../../router/use-title.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpScreen() {
  const { i18n } = useLingui();
  useTitle(i18n._('Register'));
  return (
    <AuthLayout
      banner={{
        title: i18n._('Join the community'),
        text: i18n._('A digital space for Catholics committed to faith and community growth.'),
      }}
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Text tone="muted">{i18n._('Step 1 of 2')}</Text>
          <Heading level={1}>{i18n._('Create your account')}</Heading>
        </Stack>
        <SignUpForm />
      </Stack>
    </AuthLayout>
  );
}
