import { EmptyState, IconCandle, Stack, ToggleGroup } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router-dom';
import { FeedComposer } from './feed-composer.tsx';
import { FeedList } from './feed-list.tsx';

const everyone = { kind: 'all' } as const;
const following = { kind: 'following' } as const;

/** The composer, and below it the posts of everyone or of followed members. */
export function CommunityFeed() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const isFollowing = search.get('feed') === 'following';

  const choose = (feed: string) => {
    const next = new URLSearchParams(search);
    if (feed === 'following') next.set('feed', feed);
    else next.delete('feed');
    setSearch(next, { replace: true });
  };

  return (
    <Stack gap={5}>
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
          key="following"
          scope={following}
          label={i18n._('Posts by people you follow')}
          empty={
            <EmptyState
              icon={<IconCandle size="lg" />}
              title={i18n._('Nothing here yet')}
              description={i18n._('Posts by your friends and the people you follow appear here.')}
            />
          }
        />
      ) : (
        <FeedList
          key="all"
          scope={everyone}
          label={i18n._('Community posts')}
          empty={
            <EmptyState
              icon={<IconCandle size="lg" />}
              title={i18n._('No posts yet')}
              description={i18n._('Be the first to share something with the community.')}
            />
          }
        />
      )}
    </Stack>
  );
}
