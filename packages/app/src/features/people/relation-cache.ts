import type { Schemas } from '@parvis/api-client';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { changeQueries, changeQuery } from '../../platform/change-query.ts';
import { peopleKeys } from './people-keys.ts';

export type Relation = Schemas['Relation'];

const areasWithActivity = new Set<unknown>(['posts', 'comments', 'replies', 'notifications']);

const hasActivity = ({ queryKey: [area] }: Query): boolean => areasWithActivity.has(area);

/** Blocking hides a member's activity; unblocking shows it again. */
function refetchActivity(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasActivity });
  void queryClient.invalidateQueries({ predicate: hasActivity });
}

type PostPage = Schemas['PostPage'];

/** A long feed is refetched page by page; until then the blocked member's posts would stay in it. */
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

/** Updates the relation to a member everywhere, and refetches the affected lists. */
export function relationChanged(queryClient: QueryClient, userId: string, relation: Relation | null): void {
  type Profile = { relation: Relation | null };
  const queryKey = peopleKeys.profile(userId);
  const wasBlocked = queryClient.getQueryData<Profile>(queryKey)?.relation?.blocked === true;
  changeQuery<Profile>(queryClient, queryKey, (profile) => ({ ...profile, relation }));
  if (relation?.blocked === true) dropPostsOf(queryClient, userId);
  if (wasBlocked || relation?.blocked === true) refetchActivity(queryClient);
  void queryClient.invalidateQueries({
    // The counts come with the event. The own profile contains the number of friends, so it is refetched.
    predicate: ({ queryKey: [area, part, whose] }) =>
      area === peopleKeys.all[0] &&
      part !== 'counts' &&
      // A blocked member's profile is hidden and need not be refetched.
      !(relation?.blocked === true && whose === userId),
  });
}
