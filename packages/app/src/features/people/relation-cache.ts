import type { Schemas } from '@parvis/api-client';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { changeQueries, changeQuery } from '../../platform/change-query.ts';
import { peopleKeys } from './people-keys.ts';

export type Relation = Schemas['Relation'];

const areasWithActivity = new Set<unknown>(['posts', 'comments', 'replies', 'notifications']);

const hasActivity = ({ queryKey: [area] }: Query): boolean => areasWithActivity.has(area);

/** Refetches what depends on a member's activity. Blocking hides that activity, and unblocking shows it again. */
function refetchActivity(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: hasActivity });
  void queryClient.invalidateQueries({ predicate: hasActivity });
}

type PostPage = Schemas['PostPage'];

/**
 * Removes the blocked member's posts now. Otherwise these posts would stay in a long feed until each page of the feed
 * was refetched.
 */
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

/**
 * Updates the relation in the member's cached profile, and refetches the other data about people, which can depend on
 * the relation.
 */
export function relationChanged(queryClient: QueryClient, userId: string, relation: Relation | null): void {
  type Profile = { relation: Relation | null };
  const queryKey = peopleKeys.profile(userId);
  const wasBlocked = queryClient.getQueryData<Profile>(queryKey)?.relation?.blocked === true;
  changeQuery<Profile>(queryClient, queryKey, (profile) => ({ ...profile, relation }));
  if (relation?.blocked === true) dropPostsOf(queryClient, userId);
  if (wasBlocked || relation?.blocked === true) refetchActivity(queryClient);
  // The members of group chats have the relation, too.
  void queryClient.invalidateQueries({ queryKey: ['chats', 'members'] });
  void queryClient.invalidateQueries({
    // Does not refetch the counts, because the realtime event contains them. Refetches the member's own profile,
    // because the profile shows the number of friends.
    predicate: ({ queryKey: [area, part, whose] }) =>
      area === peopleKeys.all[0] &&
      part !== 'counts' &&
      // Does not refetch a blocked member's profile, because the profile is hidden.
      !(relation?.blocked === true && whose === userId),
  });
}
