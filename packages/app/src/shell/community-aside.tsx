import { Stack } from '@parvis/design-system';
import { SuggestionsCard } from '../features/people/index.ts';
import { MyParish, Today, UpcomingEvents, VerseOfTheDay } from './community-cards.tsx';
import { ToEndOfPage } from './community-end.tsx';

/** The side cards of the community. */
export function CommunityAside() {
  return (
    <Stack gap={5}>
      <VerseOfTheDay />
      <Today>
        <MyParish />
        <UpcomingEvents />
        <SuggestionsCard />
        <ToEndOfPage />
      </Today>
    </Stack>
  );
}
