import type { Schemas } from '@parvis/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { peopleKeys } from './people-keys.ts';

export type Relation = Schemas['Relation'];

/** Puts how the caller now stands to a member wherever that is shown; lists that it changes are asked for again. */
export function relationChanged(queryClient: QueryClient, userId: string, relation: Relation | null): void {
  queryClient.setQueryData<{ relation: Relation | null }>(
    peopleKeys.profile(userId),
    (profile) => profile && { ...profile, relation },
  );
  void queryClient.invalidateQueries({
    // The counts come with the event; one's own profile has the number of friends.
    predicate: ({ queryKey: [area, part, whose] }) =>
      area === peopleKeys.all[0] &&
      part !== 'counts' &&
      // Whom one blocks is not shown any more.
      !(relation?.blocked === true && whose === userId),
  });
}
