import { IconCalendar, SideCard, Skeleton, Stack, VerseCard } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { OptionalPart } from '../failures/optional-part.tsx';
import { SuggestionsCard } from '../features/people/suggestions-card.tsx';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { ToEndOfPage } from './community-end.tsx';

const today = lazyScreen(
  async () => (await import('../features/liturgy/today-in-the-church.tsx')).TodayInTheChurch,
);
const events = lazyScreen(
  async () => (await import('../features/events/upcoming-events-card.tsx')).UpcomingEventsCard,
);

/** The side cards of the community. Cards that load later have reserved space. */
export function CommunityAside() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <Stack gap={5}>
      <VerseCard
        title={i18n._('Verse of the Day')}
        reference={i18n._('Matthew 28:19')}
        text={i18n._(
          'Going therefore, teach ye all nations; baptizing them in the name of the Father, and of the Son, and of the Holy Ghost.',
        )}
      />
      <OptionalPart retryKey={pathname} retry={today.retry}>
        <Suspense fallback={<Skeleton height="12.5rem" shape="block" />}>
          <today.Screen />
        </Suspense>
      </OptionalPart>
      <OptionalPart retryKey={pathname} retry={events.retry}>
        <Suspense
          fallback={
            <SideCard icon={<IconCalendar />} title={i18n._('Upcoming Events')}>
              <Skeleton height="6rem" shape="block" />
            </SideCard>
          }
        >
          <events.Screen />
        </Suspense>
      </OptionalPart>
      <SuggestionsCard />
      <ToEndOfPage />
    </Stack>
  );
}
