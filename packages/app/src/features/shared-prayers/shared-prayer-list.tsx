import {
  ArticleCard,
  ArticleCardSkeleton,
  Button,
  CardList,
  EmptyState,
  IconCandle,
  IconPlus,
  Stack,
  Text,
  ToggleGroup,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listState } from '../publications/index.ts';
import { kindLabels, progressText, whenText } from './shared-prayer-words.ts';
import type { SharedPrayerCard, SharedPrayerChoice } from './shared-prayers.ts';
import { useNewSharedPrayerDialog } from './use-new-shared-prayer-dialog.tsx';
import { useSharedPrayers } from './use-shared-prayers.ts';

function PrayerCard({ prayer }: { prayer: SharedPrayerCard }) {
  const { i18n } = useLingui();
  const { first_name: first, last_name: last } = prayer.starter;
  const state = prayer.state === 'cancelled' ? i18n._('Canceled') : progressText(i18n, prayer);
  return (
    <ArticleCard
      author={`${kindLabels(i18n)[prayer.kind]} · ${first} ${last}`}
      date={`${whenText(i18n, prayer)} · ${state}`}
      href={`/shared-prayer/${prayer._id}`}
      picture={null}
      summary={prayer.intention}
      title={prayer.title}
    />
  );
}

/** The prayers that the member's friends, groups and parish divide among themselves. */
export function SharedPrayerList() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<SharedPrayerChoice>('open');
  const query = useInfiniteQuery(useSharedPrayers().listQuery(choice));
  const found = query.data?.pages.flatMap((page) => page.sharedPrayers) ?? [];
  const starting = useNewSharedPrayerDialog(({ _id }) => void navigate(`/shared-prayer/${_id}`));
  const start = (
    <Button leadingIcon={<IconPlus />} onClick={starting.show} variant="secondary">
      {i18n._('Start a shared prayer')}
    </Button>
  );

  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text measure tone="muted">
          {i18n._('Divide a rosary, a novena or hours of adoration among several people.')}
        </Text>
        <Stack direction="row" gap={3} justify="between" wrap>
          <ToggleGroup
            label={i18n._('Which shared prayers')}
            onValueChange={(value) => setChoice(value === 'mine' ? 'mine' : 'open')}
            options={[
              { value: 'open', label: i18n._('Open prayers') },
              { value: 'mine', label: i18n._('I take part') },
            ]}
            value={choice}
          />
          {start}
        </Stack>
      </Stack>
      <CardList
        {...listState(i18n, query, i18n._('The shared prayers could not be loaded'))}
        empty={
          <EmptyState
            description={
              choice === 'mine'
                ? i18n._('The prayers that you start or sign up for appear here.')
                : i18n._('Start one, and your friends, your group or your parish can join.')
            }
            icon={<IconCandle size="lg" />}
            title={
              choice === 'mine'
                ? i18n._('You are not in a shared prayer yet')
                : i18n._('No shared prayers yet')
            }
          />
        }
        key={choice}
        label={i18n._('Shared prayers')}
        loadMoreLabel={i18n._('Show more')}
        skeleton={<ArticleCardSkeleton />}
        skeletons={query.isPending ? 3 : 1}
        view="rows"
      >
        {found.map((prayer) => (
          <PrayerCard key={prayer._id} prayer={prayer} />
        ))}
      </CardList>
      {starting.dialog}
    </Stack>
  );
}
