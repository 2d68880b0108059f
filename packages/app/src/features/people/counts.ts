import type { ApiClient, Schemas } from '@parvis/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQuery } from '../../platform/change-query.ts';
import { peopleKeys } from './people-keys.ts';

export type Counts = Schemas['Counts'];

/** How much waits for the member, as the header says it. */
export function countsQuery(client: Pick<ApiClient, 'GET'>) {
  return queryOptions({
    queryKey: peopleKeys.counts,
    queryFn: async ({ signal }) => unwrap(await client.GET('/user/counts', { signal })),
    refetchOnReconnect: true,
  });
}

/** Puts absolute numbers in place: nothing here adds or subtracts. */
export function changeCounts(queryClient: QueryClient, numbers: Partial<Counts>): void {
  changeQuery<Counts>(queryClient, peopleKeys.counts, (counts) => ({ ...counts, ...numbers }));
}

/** What a change answers may be older than an event that came meanwhile: then the server is asked. */
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
