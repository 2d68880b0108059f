import { Skeleton, Stack, ToggleGroup } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSignedInMember } from '../../app-context.tsx';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { isRecord } from '../../platform/is-record.ts';
import { useIsNarrow } from '../../platform/use-window-width.ts';
import { welcomeCard, type WelcomeView } from '../welcome/index.ts';
import { EmptyCommunity, EmptyFollowing } from './empty-feed.tsx';
import { FeedComposer, type FeedComposerHandle } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';

const everyone = { kind: 'all' } as const;
const following = { kind: 'following' } as const;

/** The composer, and below it the posts of everyone or of followed members. */
export function CommunityFeed() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { welcomeStep } = useSignedInMember();
  // Following somebody from the empty list discards the list, which then loads again.
  const [version, setVersion] = useState(0);
  // The first post is visible without scrolling on a phone.
  const isNarrow = useIsNarrow();
  const composer = useRef<FeedComposerHandle>(null);
  const { state } = useLocation();
  const [welcome, setWelcome] = useState<WelcomeView>(() =>
    isRecord(state) && state['welcome'] === true ? 'open' : 'line',
  );
  // On a phone, the line is below the first post. If the member opens it there, it opens in its place.
  const [isWelcomeBelow, setWelcomeBelow] = useState(welcome === 'line');
  const isFollowing = search.get('feed') === 'following';

  const choose = (feed: string) => {
    const next = new URLSearchParams(search);
    if (feed === 'following') next.set('feed', feed);
    else next.delete('feed');
    setSearch(next, { replace: true });
  };

  const changeWelcome = (next: WelcomeView) => {
    setWelcome(next);
    if (next === 'put off') setWelcomeBelow(true);
  };
  const welcomeSteps =
    welcomeStep === null ? null : (
      <OptionalPart retry={welcomeCard.retry} retryKey={welcomeStep}>
        <Suspense fallback={<Skeleton height="4.5rem" shape="block" />}>
          <welcomeCard.Screen
            isArticle={isNarrow && isWelcomeBelow}
            view={welcome}
            onViewChange={changeWelcome}
          />
        </Suspense>
      </OptionalPart>
    );
  const [above, below] = isNarrow && isWelcomeBelow ? [null, welcomeSteps] : [welcomeSteps, null];

  return (
    <Stack gap={isNarrow ? 3 : 5}>
      {above}
      <FeedComposer ref={composer} />
      <ToggleGroup
        label={i18n._('Posts by')}
        options={[
          { value: 'all', label: i18n._('Everyone') },
          { value: 'following', label: i18n._('Following') },
        ]}
        value={isFollowing ? 'following' : 'all'}
        onValueChange={choose}
      />
      {isFollowing ? (
        <FeedList
          key={`following ${version}`}
          scope={following}
          label={i18n._('Posts by people you follow')}
          afterFirst={below}
          empty={
            <Stack gap={5}>
              {below}
              <EmptyFollowing onShowPosts={() => setVersion(version + 1)} />
            </Stack>
          }
        />
      ) : (
        <FeedList
          key="all"
          scope={everyone}
          label={i18n._('Community posts')}
          afterFirst={below}
          empty={
            <Stack gap={5}>
              {below}
              <EmptyCommunity
                isFollowStep={welcomeStep === 'follow'}
                onStart={(text) => composer.current?.open(text)}
              />
            </Stack>
          }
        />
      )}
    </Stack>
  );
}
