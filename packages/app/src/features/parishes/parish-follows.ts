import type { Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { calendarChanged } from '../liturgy/index.ts';
import { peopleKeys } from '../people/index.ts';
import { showOwnParish } from './own-parish.ts';

export type FollowedParish = Schemas['FollowedParish'];
type Change = Schemas['ParishFollowPayload'];

const followsKey = ['parish-follows'];

/** The API calls about the parishes that the member follows. Logging out clears the cache. */
export function createParishFollows(
  { api, session }: Pick<App, 'api' | 'session'>,
  queryClient: QueryClient,
) {
  const ownParish = () => session.actor.getSnapshot().context.user?.ownParish;

  /** The pages of the community show the own parish of the account. */
  function changeOwnParish(parish: Schemas['OwnParish'] | undefined): void {
    if (!showOwnParish({ session }, parish)) return;
    calendarChanged(queryClient);
    for (const queryKey of [peopleKeys.suggestions, ['welcome', 'suggestions']]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  return {
    followedQuery: () =>
      queryOptions({
        queryKey: [...followsKey, 'followed'],
        queryFn: async ({ signal }) => unwrap(await api.GET('/parish/followed', { signal })).parishes,
      }),

    membersQuery: (id: string) =>
      infiniteQueryOptions({
        queryKey: [...followsKey, 'members', id],
        queryFn: async ({ pageParam, signal }) => {
          const params = { path: { id }, query: cursorQuery(pageParam) };
          return unwrap(await api.GET('/parish/members/{id}', { params, signal }));
        },
        ...cursorPages,
      }),

    /** Follows the parish, or changes how the member follows it. */
    async follow(id: string, change: Change = {}): Promise<void> {
      const { follow } = unwrap(
        await api.PUT('/parish/follow/{id}', { params: { path: { id } }, body: change }),
      );
      const { _id, title, language, isMine } = follow;
      if (isMine) changeOwnParish({ _id, title, language });
      else if (ownParish()?._id === _id) changeOwnParish(undefined);
      await queryClient.invalidateQueries({ queryKey: followsKey });
    },

    async unfollow(id: string): Promise<void> {
      await api.DELETE('/parish/follow/{id}', { params: { path: { id } } });
      if (ownParish()?._id === id) changeOwnParish(undefined);
      await queryClient.invalidateQueries({ queryKey: followsKey });
    },
  };
}
