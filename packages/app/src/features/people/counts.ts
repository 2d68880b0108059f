import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQuery } from '../../platform/change-query.ts';
import { peopleKeys } from './people-keys.ts';

export type Counts = Schemas['Counts'];

/** The member's counts in the header. */
export function countsQuery(client: Pick<ApiClient, 'GET'>) {
  return queryOptions({
    queryKey: peopleKeys.counts,
    queryFn: async ({ signal }) => unwrap(await client.GET('/user/counts', { signal })),
    refetchOnReconnect: true,
  });
}

/** Replaces counts by the given numbers, which are totals and not differences. */
export function changeCounts(queryClient: QueryClient, numbers: Partial<Counts>): void {
  changeQuery<Counts>(queryClient, peopleKeys.counts, (counts) => ({ ...counts, ...numbers }));
}

/**
 * Makes a change and shows the counts from the response. If a realtime event has updated the counts during the call,
 * the response can be older than the event. The counts are then refetched.
 */
export async function countsAfter<Answer>(
  queryClient: QueryClient,
  change: () => Promise<Answer>,
  numbersOf: (answer: Answer) => Partial<Counts>,
): Promise<Answer> {
  const updates = () => queryClient.getQueryState(peopleKeys.counts)?.dataUpdateCount;
  const before = updates();
  const answer = await change();
  if (updates() === before) changeCounts(queryClient, numbersOf(answer));
  else void queryClient.invalidateQueries({ queryKey: peopleKeys.counts });
  return answer;
}
