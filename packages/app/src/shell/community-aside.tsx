import { IconCalendar, SideCard, Stack, Text, VerseCard } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { SuggestionsCard } from '../features/people/suggestions-card.tsx';

export function CommunityAside() {
  const { i18n } = useLingui();
  return (
    <Stack gap={5}>
      <VerseCard
        title={i18n._('Verse of the Day')}
        reference={i18n._('Matthew 28:19')}
        text={i18n._(
          'Going therefore, teach ye all nations; baptizing them in the name of the Father, and of the Son, and of the Holy Ghost.',
        )}
      />
      <SideCard title={i18n._('Upcoming Events')} icon={<IconCalendar />}>
        <Text tone="muted">{i18n._('No Events Available')}</Text>
      </SideCard>
      <SuggestionsCard />
    </Stack>
  );
}
