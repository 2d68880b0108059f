import { Card, Heading, Stack, Text } from '@parvis/design-system';
import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  /** The fragment id, so that links can lead to this section. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingsSection({ id: named, title, text, children }: SettingsSectionProps) {
  const generated = useId();
  const id = named ?? generated;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id={id} level={2} size="md" {...(named !== undefined && { tabIndex: -1 })}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
