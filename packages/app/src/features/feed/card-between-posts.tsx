import { Card } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { UpcomingEvents } from '../../shell/community-cards.tsx';
import { useNextEvent } from '../events/index.ts';
import { SuggestionsCard, useSuggestionCount } from '../people/index.ts';

function SuggestionsBetweenPosts() {
  const { i18n } = useLingui();
  if ((useSuggestionCount() ?? 0) === 0) return null;
  return (
    <Card as="article" aria-label={i18n._('Suggestions for You')} tabIndex={-1}>
      <SuggestionsCard />
    </Card>
  );
}

function EventsBetweenPosts() {
  const { i18n } = useLingui();
  const event = useNextEvent();
  if (event === null || event === undefined) return null;
  return (
    <Card as="article" aria-label={i18n._('Upcoming Events')} tabIndex={-1}>
      <UpcomingEvents />
    </Card>
  );
}

/** The card that a phone shows after a post, because it has no column for cards. Most posts have none after them. */
export function CardBetweenPosts({ position }: { position: number }) {
  if (position === 3) return <SuggestionsBetweenPosts />;
  if (position === 8) return <EventsBetweenPosts />;
  return null;
}
