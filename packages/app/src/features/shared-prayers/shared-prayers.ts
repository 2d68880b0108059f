import type { ApiClient, Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { putQuery } from '../../platform/change-query.ts';
import { unwrap } from '../../platform/unwrap.ts';

export type SharedPrayer = Schemas['SharedPrayer'];
export type SharedPrayerCard = Schemas['SharedPrayerCard'];
export type SharedPrayerDraft = Schemas['SharedPrayerPayload'];
export type SharedPrayerChoice = Schemas['SharedPrayerChoice'];
export type Slot = Schemas['SharedPrayerSlot'];
export type RemindMinutes = NonNullable<Schemas['SlotPayload']['remindMinutes']>;

const PAGE = 20;

const keys = {
  lists: ['shared-prayers', 'list'],
  one: (id: string) => ['shared-prayers', 'one', id],
} as const;

/** The API calls about prayers that members divide among themselves. */
export function createSharedPrayers(api: ApiClient, queryClient: QueryClient) {
  function show(prayer: SharedPrayer): SharedPrayer {
    putQuery(queryClient, keys.one(prayer._id), prayer);
    void queryClient.invalidateQueries({ queryKey: keys.lists });
    return prayer;
  }

  return {
    listQuery: (of: SharedPrayerChoice) =>
      infiniteQueryOptions({
        queryKey: [...keys.lists, of],
        queryFn: async ({ pageParam, signal }) => {
          const query = { of, limit: PAGE, ...cursorQuery(pageParam) };
          return unwrap(await api.GET('/sharedPrayer/all', { params: { query }, signal }));
        },
        ...cursorPages,
      }),

    prayerQuery: (id: string) =>
      queryOptions({
        queryKey: keys.one(id),
        queryFn: async ({ signal }) =>
          unwrap(await api.GET('/sharedPrayer/getById/{id}', { params: { path: { id } }, signal }))
            .sharedPrayer,
      }),

    async create(body: SharedPrayerDraft, key: string): Promise<SharedPrayer> {
      const params = { header: { 'idempotency-key': key } };
      return show(unwrap(await api.POST('/sharedPrayer/create', { params, body })).sharedPrayer);
    },

    async take(id: string, slot: number, remindMinutes: RemindMinutes): Promise<SharedPrayer> {
      const params = { path: { id, slot } };
      const answer = await api.PUT('/sharedPrayer/slot/{id}/{slot}', { params, body: { remindMinutes } });
      return show(unwrap(answer).sharedPrayer);
    },

    async giveBack(id: string, slot: number): Promise<SharedPrayer> {
      const params = { path: { id, slot } };
      return show(unwrap(await api.DELETE('/sharedPrayer/slot/{id}/{slot}', { params })).sharedPrayer);
    },

    async removeFrom(id: string, slot: number, memberId: string): Promise<SharedPrayer> {
      const params = { path: { id, slot, memberId } };
      const answer = await api.DELETE('/sharedPrayer/slot/{id}/{slot}/{memberId}', { params });
      return show(unwrap(answer).sharedPrayer);
    },

    async close(id: string, state: 'ended' | 'cancelled'): Promise<SharedPrayer> {
      const params = { path: { id } };
      return show(
        unwrap(await api.PUT('/sharedPrayer/close/{id}', { params, body: { state } })).sharedPrayer,
      );
    },

    /** Reads the prayer again, because somebody else has changed it. */
    async refresh(id: string): Promise<void> {
      await queryClient.invalidateQueries({ queryKey: keys.one(id) });
    },
  };
}
