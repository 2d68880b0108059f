import {
  CardStrip,
  IconBook,
  IconCalendar,
  IconCandle,
  IconChurch,
  IconUsers,
  Stack,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useMember } from '../app-context.tsx';
import { useNextEvent } from '../features/events/index.ts';
import { useCelebration, verseOfTheDay } from '../features/liturgy/index.ts';
import { SuggestionsCard, useSuggestionCount } from '../features/people/index.ts';
import { languageOf } from '../features/publications/index.ts';
import { MyParish, Today, UpcomingEvents, VerseOfTheDay } from './community-cards.tsx';
import { ToEndOfPage } from './community-end.tsx';

/** The side cards of the community in one line, for phones. */
export function CommunityStrip() {
  const { i18n } = useLingui();
  const verse = verseOfTheDay(i18n);
  const parish = useMember()?.ownParish;
  const celebration = useCelebration();
  const event = useNextEvent();
  const suggestions = useSuggestionCount();
  const eventDetail = event === null ? i18n._('No Events Available') : event?.title;
  const counted = i18n._('{count, plural, one {# member} other {# members}}', { count: suggestions ?? 0 });
  const suggestionsDetail = suggestions === 0 ? i18n._('No Suggestions Available') : counted;

  return (
    <CardStrip
      label={i18n._('Today and suggestions')}
      items={[
        {
          id: 'verse',
          icon: <IconBook />,
          title: verse.title,
          detail: verse.reference,
          content: <VerseOfTheDay />,
        },
        {
          id: 'today',
          icon: <IconCandle />,
          title: i18n._('Today in the Church'),
          detail: celebration,
          content: <Today />,
        },
        ...(parish === undefined
          ? []
          : [
              {
                id: 'parish',
                icon: <IconChurch />,
                title: i18n._('My parish'),
                detail: parish.title,
                detailLang: languageOf(i18n, parish),
                content: <MyParish />,
              },
            ]),
        {
          id: 'events',
          icon: <IconCalendar />,
          title: i18n._('Upcoming Events'),
          detail: eventDetail,
          detailLang: event === null || event === undefined ? undefined : languageOf(i18n, event),
          content: <UpcomingEvents />,
        },
        {
          id: 'suggestions',
          icon: <IconUsers />,
          title: i18n._('Suggestions for You'),
          detail: suggestions === undefined ? undefined : suggestionsDetail,
          content: (
            <Stack gap={4}>
              <SuggestionsCard />
              <ToEndOfPage />
            </Stack>
          ),
        },
      ]}
    />
  );
}
