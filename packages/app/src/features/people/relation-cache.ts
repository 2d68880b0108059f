import type { Schemas } from '@parvis/api-client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { peopleKeys } from './people-keys.ts';

export type Relation = Schemas['Relation'];

const areasOfDeeds = new Set<unknown>(['posts', 'comments', 'replies', 'notifications']);

const bearsDeeds = ({ queryKey: [area] }: Query): boolean => areasOfDeeds.has(area);

/** What a blocked member wrote and did is not to be seen any more, and again once the block is undone. */
function readDeedsAgain(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: bearsDeeds });
  void queryClient.invalidateQueries({ predicate: bearsDeeds });
}

/** Puts how the caller now stands to a member wherever that is shown; lists that it changes are asked for again. */
export function relationChanged(queryClient: QueryClient, userId: string, relation: Relation | null): void {
  type Standing = { relation: Relation | null };
  const queryKey = peopleKeys.profile(userId);
  const wasBlocked = queryClient.getQueryData<Standing>(queryKey)?.relation?.blocked === true;
  queryClient.setQueryData<Standing>(queryKey, (profile) => profile && { ...profile, relation });
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
