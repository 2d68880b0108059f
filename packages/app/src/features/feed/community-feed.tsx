import { Skeleton, Stack, ToggleGroup } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedInMember } from '../../app-context.tsx';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { useIsNarrow } from '../../platform/use-window-width.ts';
import { welcomeCard } from '../welcome/index.ts';
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
  const isFollowing = search.get('feed') === 'following';

  const choose = (feed: string) => {
    const next = new URLSearchParams(search);
    if (feed === 'following') next.set('feed', feed);
    else next.delete('feed');
    setSearch(next, { replace: true });
  };

  return (
    <Stack gap={isNarrow ? 3 : 5}>
      {welcomeStep === null ? null : (
        <OptionalPart retry={welcomeCard.retry} retryKey={welcomeStep}>
          <Suspense fallback={<Skeleton height="4.5rem" shape="block" />}>
            <welcomeCard.Screen />
          </Suspense>
        </OptionalPart>
      )}
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
          empty={<EmptyFollowing onShowPosts={() => setVersion(version + 1)} />}
        />
      ) : (
        <FeedList
          key="all"
          scope={everyone}
          label={i18n._('Community posts')}
          empty={
            <EmptyCommunity
              isFollowStep={welcomeStep === 'follow'}
              onStart={(text) => composer.current?.open(text)}
            />
          }
        />
      )}
    </Stack>
  );
}
