import { Feed, FeedPostSkeleton, focusPost, NewPostsPill, Stack } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useShortcuts } from '../../platform/shortcuts/use-shortcuts.ts';
import { useIsNarrow } from '../../platform/use-window-width.ts';
import { errorText } from '../../platform/error-text.ts';
import { CardBetweenPosts } from './card-between-posts.tsx';
import type { FeedScope } from './feed.ts';
import { authorName } from './post-author.ts';
import { PostCard } from './post-card.tsx';
import type { Post } from './post-cache.ts';
import { useFeedList } from './use-feed-list.ts';

type FeedListProps = {
  scope: FeedScope;
  /** The list's accessible name. */
  label: string;
  /** Shown instead of the posts if there are none. */
  empty: ReactNode;
  /** An article that is shown after the first post. */
  afterFirst?: ReactNode;
};

/** The text of a post that is not rendered, so that the browser's find-in-page finds this text. */
function searchableText(i18n: I18n, post: Post | undefined): string {
  if (post === undefined) return '';
  return [authorName(i18n, post), post.title, post.content].filter((text) => text !== '').join('\n');
}

/** A post of the community's feed on a phone, and the card after the post. */
function PostAndCard(props: ComponentProps<typeof PostCard>) {
  return (
    <Stack gap={5}>
      <PostCard {...props} />
      <CardBetweenPosts position={props.position} />
    </Stack>
  );
}

export function FeedList({ scope, label, empty, afterFirst = null }: FeedListProps) {
  const { i18n } = useLingui();
  const isNarrow = useIsNarrow();
  const { list, posts, waitingCount, showWaiting, start, keepPlace } = useFeedList(scope);
  const isFirstAwaited = useRef(false);
  const feed = useRef<HTMLDivElement>(null);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;

  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };

  const showNew = () => {
    showWaiting();
    window.scrollTo({ top: 0 });
    isFirstAwaited.current = true;
  };

  const first = posts[0]?._id;
  useEffect(() => {
    if (isFirstAwaited.current && first !== undefined) document.getElementById(first)?.focus();
    isFirstAwaited.current = false;
  }, [first]);

  const moveTo = (which: 'next' | 'previous') => {
    if (feed.current !== null) focusPost(feed.current, which);
  };
  useShortcuts({ nextPost: () => moveTo('next'), previousPost: () => moveTo('previous') });

  const focusNeighbour = (post: Post) => {
    const index = posts.indexOf(post);
    const neighbour = posts[index + 1] ?? posts[index - 1];
    if (neighbour !== undefined) document.getElementById(neighbour._id)?.focus();
  };

  const Item = scope.kind === 'all' && isNarrow ? PostAndCard : PostCard;
  const item = (post: Post, index: number) => (
    <Item
      key={post._id}
      post={post}
      position={index + 1}
      total={hasNextPage ? -1 : posts.length}
      onDeleted={focusNeighbour}
    />
  );
  const waitingLabel = i18n._('{count, plural, one {# new post} other {# new posts}}', {
    count: waitingCount,
  });

  return (
    <div>
      <NewPostsPill count={waitingCount} label={waitingLabel} onClick={showNew} />
      <Feed
        label={label}
        ref={feed}
        busy={list.isFetching}
        hasMore={hasNextPage}
        onLoadMore={loadMore}
        loadMoreLabel={i18n._('Show older posts')}
        endLabel={posts.length === 0 ? undefined : i18n._('You have read everything.')}
        error={list.isError ? errorText(i18n, list.error, i18n._('Error fetching posts')) : undefined}
        onRetry={() => void (list.isFetchNextPageError ? fetchNextPage() : list.refetch())}
        textOf={(index) => searchableText(i18n, posts[index])}
        start={start}
        onPlaceChange={keepPlace}
      >
        {posts.map((post, index) =>
          index === 0 && afterFirst !== null ? (
            <Stack key={post._id} gap={5}>
              {item(post, index)}
              {afterFirst}
            </Stack>
          ) : (
            item(post, index)
          ),
        )}
        {(list.isPending || isFetchingNextPage) &&
          Array.from({ length: list.isPending ? 3 : 1 }, (_, index) => <FeedPostSkeleton key={index} />)}
      </Feed>
      {list.data !== undefined && posts.length === 0 && empty}
    </div>
  );
}
