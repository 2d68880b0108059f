import { Heading, Stack, TabNav, TabNavLink, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { EmptyPrayers } from './empty-prayers.tsx';
import type { IntentionChoice } from './feed.ts';
import { FeedComposer, type FeedComposerHandle } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';
import { preloadDialogs } from './load-dialogs.ts';
import { FeedContext, useFeedTools } from './use-feed.ts';

const choices: readonly IntentionChoice[] = ['all', 'parish', 'friends', 'groups', 'mine', 'answered'];

const pathOf = (choice: IntentionChoice): string => (choice === 'all' ? '/prayers' : `/prayers?of=${choice}`);

/** The prayer intentions of the member's parish, friends and groups. */
export function PrayersScreen() {
  const { i18n } = useLingui();
  const tools = useFeedTools();
  const composer = useRef<FeedComposerHandle>(null);
  const [address] = useSearchParams();
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
          <FeedComposer isForIntentions ref={composer} />
          <TabNav label={i18n._('Choose the prayers')}>
            {choices.map((choice) => (
              <TabNavLink current={choice === shown} href={pathOf(choice)} key={choice}>
                {labels[choice]}
              </TabNavLink>
            ))}
          </TabNav>
          <FeedList
            key={shown}
            scope={{ kind: 'intentions', of: shown }}
            label={i18n._('Prayer intentions')}
            empty={<EmptyPrayers choice={shown} onAsk={() => composer.current?.open('')} />}
          />
        </Stack>
      </CommunityLayout>
    </FeedContext>
  );
}
