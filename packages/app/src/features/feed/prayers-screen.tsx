import { Heading, Skeleton, Stack, TabNav, TabNavLink, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenBoundary } from '../../failures/screen-boundary.tsx';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { sharedPrayerList } from '../shared-prayers/index.ts';
import { EmptyPrayers } from './empty-prayers.tsx';
import type { IntentionChoice } from './feed.ts';
import { FeedComposer, type FeedComposerHandle } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';
import { preloadDialogs } from './load-dialogs.ts';
import { FeedContext, useFeedTools } from './use-feed.ts';

const choices: readonly IntentionChoice[] = ['all', 'parish', 'friends', 'groups', 'mine', 'answered'];

/** The prayers that members divide among themselves, which are no intentions. */
const TOGETHER = 'together';

const pathOf = (choice: IntentionChoice): string => (choice === 'all' ? '/prayers' : `/prayers?of=${choice}`);

function SharedPrayers() {
  const { Screen, retry } = sharedPrayerList;
  return (
    <ScreenBoundary retry={retry}>
      <Suspense fallback={<Skeleton height="24rem" shape="block" />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

/** The prayer intentions of the member's parish, friends and groups, and the shared prayers. */
export function PrayersScreen() {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  const composer = useRef<FeedComposerHandle>(null);
  const [address] = useSearchParams();
  const isTogether = address.get('of') === TOGETHER;
  const shown = choices.find((choice) => choice === address.get('of')) ?? 'all';
  const labels: Record<IntentionChoice, string> = {
    all: i18n._('All prayers'),
    parish: i18n._('My parish'),
    friends: i18n._('Friends'),
    groups: i18n._('Groups'),
    mine: i18n._('My prayers'),
    answered: i18n._('Answered prayers'),
  };
  useTitle(i18n._('Prayers'));
  useEffect(preloadDialogs, []);

  return (
    <FeedContext value={tools}>
      <CommunityLayout>
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={1}>{i18n._('Prayers')}</Heading>
            <Text tone="muted">{i18n._('Pray for your parish, your friends and your groups.')}</Text>
          </Stack>
          {isTogether ? null : <FeedComposer isForIntentions ref={composer} />}
          <TabNav label={i18n._('Choose the prayers')}>
            {choices.map((choice) => (
              <TabNavLink current={!isTogether && choice === shown} href={pathOf(choice)} key={choice}>
                {labels[choice]}
              </TabNavLink>
            ))}
            <TabNavLink current={isTogether} href={`/prayers?of=${TOGETHER}`}>
              {i18n._('Praying together')}
            </TabNavLink>
          </TabNav>
          {isTogether ? (
            <SharedPrayers />
          ) : (
            <FeedList
              key={shown}
              scope={{ kind: 'intentions', of: shown }}
              label={i18n._('Prayer intentions')}
              empty={<EmptyPrayers choice={shown} onAsk={() => composer.current?.open('')} />}
            />
          )}
        </Stack>
      </CommunityLayout>
    </FeedContext>
  );
}
