import { IconCalendar, IconChurch, SideCard, Skeleton, VerseCard } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMember } from '../app-context.tsx';
import { OptionalPart } from '../failures/optional-part.tsx';
import { upcomingEventsCard, UpcomingEventsPlaceholder } from '../features/events/index.ts';
import { myParishCard } from '../features/parishes/index.ts';
import { todayInTheChurch, useIsDaySettled, verseOfTheDay } from '../features/liturgy/index.ts';

export function VerseOfTheDay() {
  const { i18n } = useLingui();
  return <VerseCard {...verseOfTheDay(i18n)} />;
}

interface TodayProps {
  /** The cards below. They wait for the height of today's card, so that they do not move when the day has loaded. */
  children?: ReactNode;
}

/** Today's celebration. Space is reserved while it loads. */
export function Today({ children }: TodayProps) {
  const { pathname } = useLocation();
  const isDaySettled = useIsDaySettled();
  return (
    <OptionalPart fallback={children} retryKey={pathname} retry={todayInTheChurch.retry}>
      <Suspense fallback={<Skeleton height="12.5rem" shape="block" />}>
        <todayInTheChurch.Screen />
        {isDaySettled ? children : null}
      </Suspense>
    </OptionalPart>
  );
}

/** The member's own parish, if they have one. Space is reserved while it loads. */
export function MyParish() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  if (useMember()?.ownParish === undefined) return null;
  return (
    <OptionalPart retryKey={pathname} retry={myParishCard.retry}>
      <Suspense
        fallback={
          <SideCard icon={<IconChurch />} title={i18n._('My parish')}>
            <Skeleton height="5rem" shape="block" />
          </SideCard>
        }
      >
        <myParishCard.Screen />
      </Suspense>
    </OptionalPart>
  );
}

/** The next events. Space is reserved while they load. */
export function UpcomingEvents() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <OptionalPart retryKey={pathname} retry={upcomingEventsCard.retry}>
      <Suspense
        fallback={
          <SideCard icon={<IconCalendar />} title={i18n._('Upcoming Events')}>
            <UpcomingEventsPlaceholder />
          </SideCard>
        }
      >
        <upcomingEventsCard.Screen />
      </Suspense>
    </OptionalPart>
  );
}
