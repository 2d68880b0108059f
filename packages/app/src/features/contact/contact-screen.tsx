import { useLingui } from '@lingui/react';
import { AuthLayout, Heading, Stack, Text } from '@parvis/design-system';
import { useTitle } from '../../router/use-title.ts';
import { ContactForm } from './contact-form.tsx';

export function ContactScreen() {
  const { i18n } = useLingui();
  useTitle(i18n._('Contact Us'));
  return (
    <AuthLayout
      banner={{
        title: i18n._('The door is open'),
        text: i18n._('A person reads every message, and answers it by email.'),
      }}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Contact Us')}</Heading>
          <Text tone="muted">
            {i18n._(
              'Ask, suggest, or tell us what went wrong. We answer questions about your personal data within 48 hours.',
            )}
          </Text>
        </Stack>
        <ContactForm />
      </Stack>
    </AuthLayout>
  );
}
