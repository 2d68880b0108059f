import { Card, Heading, Stack, Text } from '@parvis/design-system';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** The id of the heading, so that links and the search can lead to it. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id={id} level={2} size="md" tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
