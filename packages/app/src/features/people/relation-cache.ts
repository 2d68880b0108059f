import type { Schemas } from '@parvis/api-client';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { changeQueries, changeQuery } from '../../platform/change-query.ts';
import { peopleKeys } from './people-keys.ts';

export type Relation = Schemas['Relation'];

const areasWithActivity = new Set<unknown>(['posts', 'comments', 'replies', 'notifications']);

const hasActivity = ({ queryKey: [area] }: Query): boolean => areasWithActivity.has(area);

/** The activity of a blocked member is hidden, and shown again after the block ends. */
function refetchActivity(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasActivity });
  void queryClient.invalidateQueries({ predicate: hasActivity });
}

type PostPage = Schemas['PostPage'];

/** A feed of many pages is read again one page after another: until then the member's posts would stay in it. */
function dropPostsOf(queryClient: QueryClient, userId: string): void {
  const without = (page: PostPage): PostPage => ({
    ...page,
    posts: page.posts.filter(({ author_id: author }) => author._id !== userId),
  });
  changeQueries<InfiniteData<PostPage>>(queryClient, ['posts', 'feed'], (feed) => ({
    ...feed,
    pages: feed.pages.map(without),
  }));
  changeQueries<PostPage>(queryClient, ['posts', 'head'], without);
}

/** Puts how the caller now stands to a member wherever that is shown; lists that it changes are asked for again. */
export function relationChanged(queryClient: QueryClient, userId: string, relation: Relation | null): void {
  type Profile = { relation: Relation | null };
  const queryKey = peopleKeys.profile(userId);
  const wasBlocked = queryClient.getQueryData<Profile>(queryKey)?.relation?.blocked === true;
  changeQuery<Profile>(queryClient, queryKey, (profile) => ({ ...profile, relation }));
  if (relation?.blocked === true) dropPostsOf(queryClient, userId);
  if (wasBlocked || relation?.blocked === true) refetchActivity(queryClient);
  void queryClient.invalidateQueries({
    // The counts come with the event; one's own profile has the number of friends.
    predicate: ({ queryKey: [area, part, whose] }) =>
      area === peopleKeys.all[0] &&
      part !== 'counts' &&
      // Whom one blocks is not shown any more.
      !(relation?.blocked === true && whose === userId),
  });
}
