import { Card, Heading, Stack, Text } from '@parvis/design-system';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id={id} level={2} size="md">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
