import { EmptyState, IconCandle, Skeleton, Stack, ToggleGroup } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedInMember } from '../../app-context.tsx';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { useIsNarrow } from '../../platform/use-is-narrow.ts';
import { followSuggestions, welcomeCard } from '../welcome/index.ts';
import { FeedComposer } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';

const everyone = { kind: 'all' } as const;
const following = { kind: 'following' } as const;

/** Invites members to an empty feed, and suggests whom to follow. */
function EmptyFeed({ title, text, onShowPosts }: { title: string; text: string; onShowPosts?: () => void }) {
  return (
    <Stack gap={5}>
      <EmptyState description={text} icon={<IconCandle size="lg" />} title={title} />
      <OptionalPart retry={followSuggestions.retry} retryKey={title}>
        <Suspense fallback={<Skeleton height="12rem" shape="block" />}>
          <followSuggestions.Screen {...(onShowPosts === undefined ? {} : { onShowPosts })} />
        </Suspense>
      </OptionalPart>
    </Stack>
  );
}

/** The composer, and below it the posts of everyone or of followed members. */
export function CommunityFeed() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { welcomeStep } = useSignedInMember();
  // Following somebody from the empty list discards the list, which then loads again.
  const [version, setVersion] = useState(0);
  // The first post is visible without scrolling on a phone.
  const isNarrow = useIsNarrow();
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
      <FeedComposer />
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
          empty={
            <EmptyFeed
              onShowPosts={() => setVersion(version + 1)}
              text={i18n._('Posts by your friends and the people you follow appear here.')}
              title={i18n._('Nothing here yet')}
            />
          }
        />
      ) : (
        <FeedList
          key="all"
          scope={everyone}
          label={i18n._('Community posts')}
          empty={
            <EmptyFeed
              text={i18n._('Be the first to share something with the community.')}
              title={i18n._('No posts yet')}
            />
          }
        />
      )}
    </Stack>
  );
}
