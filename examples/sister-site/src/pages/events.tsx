import { Container } from '@parvis/design-system/container';
import { EventList } from '@parvis/design-system/event-list';
import { Heading } from '@parvis/design-system/heading';
import { Stack } from '@parvis/design-system/stack';
import { Text } from '@parvis/design-system/text';
import { events } from '../parish.ts';
import styles from '../site.module.css';

export function Events() {
  return (
    <Container className={styles.page} size="md">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>Events</Heading>
          <Text tone="muted">Everyone is welcome at all of them, whether or not you come to Mass.</Text>
        </Stack>
        <EventList headingLevel={2} items={events} undatedLabel="Date to be announced" />
      </Stack>
    </Container>
  );
}
