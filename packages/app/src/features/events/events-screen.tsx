import {
  Badge,
  Button,
  ButtonLink,
  CardList,
  Container,
  EmptyState,
  EventCard,
  EventCardSkeleton,
  Heading,
  IconCalendar,
  Stack,
  TabNav,
  TabNavLink,
  Text,
  ThreeColumnLayout,
  ToggleGroup,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '../../app-context.tsx';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { MembersOnly } from '../../router/guards.tsx';
import { useTitle } from '../../router/use-title.ts';
import { CommunityMenu } from '../../shell/community-menu.tsx';
import { ListSearch, PublicData, languageOf, listState } from '../publications/index.ts';
import { CalendarCard } from './calendar-card.tsx';
import { eventFacts } from './event-facts.tsx';
import { eventsPath, eventViews, readEventFilters, type EventFilters } from './event-filters.ts';
import { isOfAnotherYear, ownTime, ownTimeZone, zonedTime } from './event-times.ts';
import type { CommunityEvent } from './events.ts';
import { useEvents, useGoing } from './use-events.ts';

function NoEvents({ filters }: { filters: EventFilters }) {
  const { i18n } = useLingui();
  const isNarrowed = filters.search !== '' || filters.way !== null;
  if (isNarrowed) {
    return (
      <EmptyState
        action={
          <ButtonLink href={eventsPath({ ...filters, search: '', way: null })} variant="secondary">
            {i18n._('Show all events')}
          </ButtonLink>
        }
        description={i18n._('Try other words, or see them all.')}
        icon={<IconCalendar size="lg" />}
        title={i18n._('No events found')}
      />
    );
  }
  const words = {
    coming: {
      title: i18n._('No Events Available'),
      description: i18n._(
        'Nothing is planned yet. Add our calendar to yours, and new events will appear in it.',
      ),
    },
    going: {
      title: i18n._('You have not signed up for any event'),
      description: i18n._('Events that you sign up for appear here, with the link for online events.'),
    },
    past: {
      title: i18n._('No event has taken place yet'),
      description: i18n._('Past events will appear here.'),
    },
  };
  return (
    <EmptyState
      {...words[filters.view]}
      action={
        filters.view === 'coming' ? undefined : (
          <ButtonLink href="/events">{i18n._('See what is coming')}</ButtonLink>
        )
      }
      icon={<IconCalendar size="lg" />}
    />
  );
}

function GoingAction({ event, going }: { event: CommunityEvent; going: ReturnType<typeof useGoing> }) {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  if (!isMember) {
    return (
      <ButtonLink
        aria-label={i18n._('Log in to sign up for {title}', { title: event.title })}
        href="/signin"
        size="sm"
        variant="secondary"
      >
        {i18n._('Log in to sign up')}
      </ButtonLink>
    );
  }
  if (event.isGoing) return <Badge tone="success">{i18n._('You are going')}</Badge>;
  return (
    <Button
      aria-label={i18n._('Sign up for {title}', { title: event.title })}
      loading={going.isPending(event)}
      onClick={() => void going.setGoing(event, true)}
      size="sm"
      variant="secondary"
    >
      {i18n._('Sign up')}
    </Button>
  );
}

/**
 * For members, the events are between the community's menu and the calendar. For visitors, there is no menu, and the
 * calendar is below the events.
 */
function EventsLayout({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const { i18n } = useLingui();
  const heading = <Heading level={1}>{i18n._('Events')}</Heading>;
  if (useMember() === null) {
    return (
      <Container page size="md">
        <Stack gap={6}>
          <Stack gap={5}>
            <Stack gap={2}>
              {heading}
              <Text measure size="lg" tone="muted">
                {i18n._('What the community is planning, online and in person.')}
              </Text>
            </Stack>
            {children}
          </Stack>
          {/* The card is below the events and would move, so it waits until the events have loaded. */}
          {isPending ? null : <CalendarCard />}
        </Stack>
      </Container>
    );
  }
  return (
    <ThreeColumnLayout
      start={<CommunityMenu />}
      end={<CalendarCard />}
      endLabel={i18n._('In your calendar')}
      heading={heading}
    >
      {children}
    </ThreeColumnLayout>
  );
}

function Events({ filters }: { filters: EventFilters }) {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const navigate = useNavigate();
  const going = useGoing();
  const list = useEvents().listQuery(filters);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const found = query.data?.pages.flatMap((page) => page.events) ?? [];
  const ownZone = ownTimeZone();
  useTitle(i18n._('Events'));
  useFocusRestoration();
  const views = {
    coming: i18n._('Upcoming'),
    going: i18n._('I am going'),
    past: i18n._('Past'),
  };
  const ways = [
    { value: '', label: i18n._('All') },
    { value: 'online', label: i18n._('Online') },
    { value: 'place', label: i18n._('In person') },
  ];

  return (
    <EventsLayout isPending={query.isPending}>
      <Stack gap={5}>
        <TabNav label={i18n._('Which events')}>
          {eventViews
            .filter((view) => isMember || view !== 'going')
            .map((view) => (
              <TabNavLink current={view === filters.view} href={eventsPath({ ...filters, view })} key={view}>
                {views[view]}
              </TabNavLink>
            ))}
        </TabNav>
        <Stack gap={4}>
          <ListSearch
            label={i18n._('Search events')}
            pathTo={(search) => eventsPath({ ...filters, search })}
            value={filters.search}
          />
          <ToggleGroup
            label={i18n._('Place')}
            onValueChange={(value) => {
              const way = value === 'online' || value === 'place' ? value : null;
              void navigate(eventsPath({ ...filters, way }));
            }}
            options={ways}
            value={filters.way ?? ''}
          />
        </Stack>
        <CardList
          {...listState(i18n, query, i18n._('The events could not be loaded'))}
          empty={<NoEvents filters={filters} />}
          key={eventsPath({ ...filters, search: '' })}
          label={views[filters.view]}
          loadMoreLabel={i18n._('Show more')}
          skeleton={<EventCardSkeleton />}
          skeletons={query.isPending ? 4 : 2}
          view="rows"
        >
          {found.map((event) => (
            <EventCard
              action={filters.view === 'past' ? undefined : <GoingAction event={event} going={going} />}
              beginsAt={event.beginsAt}
              contentLang={languageOf(i18n, event)}
              facts={eventFacts(i18n, event)}
              href={`/event/${event._id}`}
              key={event._id}
              ownTime={ownTime(i18n, event, event.event.timeZone, ownZone)}
              showYear={isOfAnotherYear(event, event.event.timeZone, query.dataUpdatedAt)}
              summary={event.summary}
              time={zonedTime(i18n, event, event.event.timeZone)}
              timeZone={event.event.timeZone}
              title={event.title}
            />
          ))}
        </CardList>
      </Stack>
    </EventsLayout>
  );
}

/** A list of events: upcoming, past, or those that the member attends. */
export function EventsScreen() {
  const [address] = useSearchParams();
  const filters = readEventFilters(address);
  const events = (
    <PublicData>
      <Events filters={filters} />
    </PublicData>
  );
  return filters.view === 'going' ? <MembersOnly>{events}</MembersOnly> : events;
}
