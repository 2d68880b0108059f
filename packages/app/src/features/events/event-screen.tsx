import {
  Badge,
  Button,
  ButtonLink,
  Container,
  Heading,
  IconCalendar,
  InformationList,
  Link,
  Stack,
  Text,
} from '@parvis/design-system';
import { readMarkdown } from '@parvis/api-client/markdown';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMember } from '../../app-context.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import {
  Markdown,
  PublicData,
  PublicationPicture,
  ReadingState,
  ShareButton,
  languageOf,
} from '../publications/index.ts';
import { dayText, ownTime, ownTimeZone, recurrenceText, untilText, zonedTime } from './event-times.ts';
import type { CommunityEvent } from './events.ts';
import { mapAddress } from './map-address.ts';
import { useEvents, useGoing } from './use-events.ts';

function EventActions({ event, isOver }: { event: CommunityEvent; isOver: boolean }) {
  const { i18n } = useLingui();
  const { isPending, setGoing } = useGoing();
  const isMember = useMember() !== null;
  return (
    <Stack direction="row" gap={3} wrap>
      {isMember || isOver ? null : <ButtonLink href="/signin">{i18n._('Log in to sign up')}</ButtonLink>}
      {!isMember || (isOver && !event.isGoing) ? null : (
        <Button
          loading={isPending(event)}
          onClick={() => void setGoing(event, !event.isGoing)}
          variant={event.isGoing ? 'secondary' : 'primary'}
        >
          {event.isGoing ? i18n._('Cancel my sign-up') : i18n._('Sign up')}
        </Button>
      )}
      <ButtonLink
        download
        href={`/api/event/calendar/${event._id}`}
        leadingIcon={<IconCalendar />}
        variant="secondary"
      >
        {i18n._('Add to calendar')}
      </ButtonLink>
      <ShareButton title={event.title} />
    </Stack>
  );
}

/** The event's location, as far as the reader is allowed to see it. */
function useWhere({ event, isOnline, isInPerson }: CommunityEvent) {
  const { i18n } = useLingui();
  return [
    ...(isInPerson
      ? [
          {
            term: i18n._('Where'),
            value:
              event.place === '' ? (
                <Link href="/signin">{i18n._('Log in to see the place')}</Link>
              ) : (
                <Stack align="start" gap={1}>
                  <span>{event.place}</span>
                  <Link external href={mapAddress(event.place)}>
                    {i18n._('Show on a map')}
                  </Link>
                </Stack>
              ),
          },
        ]
      : []),
    ...(isOnline
      ? [
          {
            term: i18n._('Online'),
            value:
              event.link === '' ? (
                i18n._('People who have signed up see the link here.')
              ) : (
                <Link external href={event.link}>
                  {i18n._('Take part online')}
                </Link>
              ),
          },
        ]
      : []),
  ];
}

function EventPage({ event, readAt }: { event: CommunityEvent; readAt: number }) {
  const { i18n } = useLingui();
  const { title, summary, author, image, going, isGoing, event: details } = event;
  const { timeZone } = details;
  const body = event.body ?? '';
  const text = useMemo(() => readMarkdown(body), [body]);
  const lang = languageOf(i18n, event);
  const isOver = new Date(event.endsAt).getTime() <= readAt;
  const isNow = !isOver && new Date(event.beginsAt).getTime() <= readAt;
  const own = ownTime(i18n, event, timeZone, ownTimeZone());
  const series = [recurrenceText(i18n, details), untilText(i18n, details)].filter((words) => words !== null);
  useTitle(title);

  const facts = [
    {
      term: i18n._('When'),
      value: (
        <Stack gap={1}>
          <span>{dayText(i18n, event, timeZone)}</span>
          <span>{zonedTime(i18n, event, timeZone)}</span>
          {own === null ? null : <Text tone="muted">{own}</Text>}
        </Stack>
      ),
    },
    ...(series.length === 0 ? [] : [{ term: i18n._('How often'), value: series.join(' · ') }]),
    ...useWhere(event),
    ...(author === '' ? [] : [{ term: i18n._('Organized by'), value: <span lang={lang}>{author}</span> }]),
    {
      term: i18n._('Going'),
      value:
        going === 0
          ? i18n._('Nobody has signed up yet.')
          : i18n._('{count, plural, one {# member} other {# members}}', { count: going }),
    },
  ];

  return (
    <Container page size="md">
      <Stack as="article" gap={6}>
        <Stack as="header" gap={4}>
          <Link href="/events" standalone>
            {i18n._('All events')}
          </Link>
          {isOver || isNow || isGoing ? (
            <Stack direction="row" gap={2} wrap>
              {isOver ? <Badge>{i18n._('This event is over')}</Badge> : null}
              {isNow ? <Badge tone="accent">{i18n._('Taking place now')}</Badge> : null}
              {isGoing ? <Badge tone="success">{i18n._('You are going')}</Badge> : null}
            </Stack>
          ) : null}
          <Heading lang={lang} level={1}>
            {title}
          </Heading>
          {summary === '' ? null : (
            <Text lang={lang} size="lg">
              {summary}
            </Text>
          )}
        </Stack>
        {image === null ? null : <PublicationPicture image={image} lang={lang} />}
        <InformationList items={facts} />
        <EventActions event={event} isOver={isOver} />
        {body === '' ? null : <Markdown lang={lang} text={text} />}
      </Stack>
    </Container>
  );
}

function EventById({ id }: { id: string }) {
  const { i18n } = useLingui();
  const query = useQuery(useEvents().eventQuery(id));
  return (
    <ReadingState
      back={{ href: '/events', label: i18n._('All events') }}
      failure={i18n._('The event could not be loaded')}
      notFoundText={i18n._('This event no longer exists.')}
      query={query}
      title={i18n._('Event')}
    >
      {(event) => <EventPage event={event} readAt={query.dataUpdatedAt} />}
    </ReadingState>
  );
}

/** The event whose id is in the URL. */
export function EventScreen() {
  const id = useIdInPath() ?? '';
  return (
    <PublicData>
      <EventById id={id} key={id} />
    </PublicData>
  );
}
