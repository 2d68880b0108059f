import { Banner, Button, IconCalendar, Link, SideCard, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { languageOf } from '../publications/index.ts';
import { dayText, ownTime, ownTimeZone, zonedTime } from './event-times.ts';
import type { CommunityEvent } from './events.ts';
import { UpcomingEventsPlaceholder } from './upcoming-events-placeholder.tsx';
import { useEvents } from './use-events.ts';

function UpcomingEvent({ event }: { event: CommunityEvent }) {
  const { i18n } = useLingui();
  const { timeZone } = event.event;
  const own = ownTime(i18n, event, timeZone, ownTimeZone());
  return (
    <Stack as="li" gap={0}>
      <Link href={`/event/${event._id}`} lang={languageOf(i18n, event)} standalone>
        {event.title}
      </Link>
      <Text as="span" size="sm">
        {dayText(i18n, event, timeZone)}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {zonedTime(i18n, event, timeZone)}
      </Text>
      {own === null ? null : (
        <Text as="span" size="sm" tone="muted">
          {own}
        </Text>
      )}
    </Stack>
  );
}

function Body() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(useEvents().soonQuery());
  if (data !== undefined && data.length > 0) {
    return (
      <Stack as="ul" gap={3} role="list">
        {data.map((event) => (
          <UpcomingEvent event={event} key={event._id} />
        ))}
      </Stack>
    );
  }
  if (data !== undefined) return <Text tone="muted">{i18n._('No Events Available')}</Text>;
  if (error === null) return <UpcomingEventsPlaceholder />;
  return (
    <Banner role="alert" tone="danger">
      <Stack align="start" gap={2}>
        <span>{errorText(i18n, error, i18n._('The events could not be loaded'))}</span>
        <Button onClick={() => void refetch()} size="sm" variant="secondary">
          {i18n._('Try again')}
        </Button>
      </Stack>
    </Banner>
  );
}

/** The next few events, with a link to all events. */
export function UpcomingEventsCard() {
  const { i18n } = useLingui();
  return (
    <SideCard
      action={
        <Link href="/events" standalone>
          {i18n._('All events')}
        </Link>
      }
      icon={<IconCalendar />}
      title={i18n._('Upcoming Events')}
    >
      <Body />
    </SideCard>
  );
}
