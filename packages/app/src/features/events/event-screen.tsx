import { Button, ButtonLink, Container, IconCalendar, Link, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../app-context.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { PublicData, ReadingState, ShareButton } from '../publications/index.ts';
import { EventArticle } from './event-article.tsx';
import type { CommunityEvent } from './events.ts';
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

function EventPage({ event, readAt }: { event: CommunityEvent; readAt: number }) {
  const { i18n } = useLingui();
  useTitle(event.title);
  return (
    <Container page size="md">
      <EventArticle
        actions={<EventActions event={event} isOver={new Date(event.endsAt).getTime() <= readAt} />}
        back={
          <Link href="/events" standalone>
            {i18n._('All events')}
          </Link>
        }
        event={event}
        level={1}
        readAt={readAt}
      />
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
