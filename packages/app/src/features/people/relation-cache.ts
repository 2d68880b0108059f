import type { Schemas } from '@parvis/api-client';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { peopleKeys } from './people-keys.ts';

export type Relation = Schemas['Relation'];

const areasOfDeeds = new Set<unknown>(['posts', 'comments', 'replies', 'notifications']);

const bearsDeeds = ({ queryKey: [area] }: Query): boolean => areasOfDeeds.has(area);

/** What a blocked member wrote and did is not to be seen any more, and again once the block is undone. */
function readDeedsAgain(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: bearsDeeds });
  void queryClient.invalidateQueries({ predicate: bearsDeeds });
}

type PostPage = Schemas['PostPage'];

/** A feed of many pages is read again one page after another: until then the member's posts would stay in it. */
function dropPostsOf(queryClient: QueryClient, userId: string): void {
  const without = (page: PostPage): PostPage => ({
    ...page,
    posts: page.posts.filter(({ author_id: author }) => author._id !== userId),
  });
  queryClient.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: ['posts', 'feed'] },
    (feed) => feed && { ...feed, pages: feed.pages.map(without) },
  );
  queryClient.setQueriesData<PostPage>({ queryKey: ['posts', 'head'] }, (page) => page && without(page));
}

/** Puts how the caller now stands to a member wherever that is shown; lists that it changes are asked for again. */
export function relationChanged(queryClient: QueryClient, userId: string, relation: Relation | null): void {
  type Standing = { relation: Relation | null };
  const queryKey = peopleKeys.profile(userId);
  const wasBlocked = queryClient.getQueryData<Standing>(queryKey)?.relation?.blocked === true;
  queryClient.setQueryData<Standing>(queryKey, (profile) => profile && { ...profile, relation });
  if (relation?.blocked === true) dropPostsOf(queryClient, userId);
  if (wasBlocked || relation?.blocked === true) readDeedsAgain(queryClient);
  void queryClient.invalidateQueries({
    // The counts come with the event; one's own profile has the number of friends.
    predicate: ({ queryKey: [area, part, whose] }) =>
      area === peopleKeys.all[0] &&
      part !== 'counts' &&
      // Whom one blocks is not shown any more.
      !(relation?.blocked === true && whose === userId),
  });
}
