import type { ApiClient, Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQuery, putQuery } from '../../platform/change-query.ts';
import { countsAfter } from '../people/index.ts';
import {
  insertNotification,
  markAllRead,
  markRead,
  removeNotification,
  type Notification,
  type NotificationPages,
} from './notification-cache.ts';

export type NotificationPreferences = Schemas['NotificationPreferences'];

export const notificationKeys = {
  all: ['notifications'],
  list: ['notifications', 'list'],
  preferences: ['notifications', 'preferences'],
};

const unreadOf = ({ unread }: { unread: number }) => ({ unreadNotifications: unread });

/** The API calls about notifications. Reading and removing notifications also updates the unread count. */
export function createNotifications(
  client: Pick<ApiClient, 'GET' | 'PUT' | 'DELETE'>,
  queryClient: QueryClient,
  userId: string,
) {
  /** Shows the change immediately, and reverts the change if the server refuses the request. */
  async function optimistically<Answer>(
    change: (pages: NotificationPages) => NotificationPages,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const queryKey = notificationKeys.list;
    const before = queryClient.getQueryData<NotificationPages>(queryKey);
    if (before === undefined) return send();
    await queryClient.cancelQueries({ queryKey });
    const shown = queryClient.setQueryData<NotificationPages>(queryKey, change(before));
    try {
      return await send();
    } catch (error) {
      // If something else has changed the list meanwhile, reverting would undo that change too, so the list is
      // refetched.
      if (queryClient.getQueryData(queryKey) === shown) queryClient.setQueryData(queryKey, before);
      else void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }

  return {
    listQuery: () =>
      infiniteQueryOptions({
        queryKey: notificationKeys.list,
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/notification/all/{userId}', {
              params: { path: { userId }, query: cursorQuery(pageParam) },
              signal,
            }),
          ),
        ...cursorPages,
        refetchOnReconnect: true,
      }),

    preferencesQuery: () =>
      queryOptions({
        queryKey: notificationKeys.preferences,
        queryFn: async ({ signal }) =>
          unwrap(await client.GET('/notification/preferences', { signal })).preferences,
        refetchOnReconnect: true,
      }),

    async markRead(notificationId: string): Promise<void> {
      await optimistically(
        (pages) => markRead(pages, notificationId),
        () =>
          countsAfter(
            queryClient,
            async () =>
              unwrap(
                await client.PUT('/notification/read/{notificationId}', {
                  params: { path: { notificationId } },
                }),
              ),
            unreadOf,
          ),
      );
    },

    async markAllRead(): Promise<void> {
      await optimistically(markAllRead, () =>
        countsAfter(queryClient, async () => unwrap(await client.PUT('/notification/readAll')), unreadOf),
      );
    },

    /** Removes the notification from the list. Resolves with the server's message. */
    async remove(notificationId: string): Promise<string> {
      const { message } = await countsAfter(
        queryClient,
        async () =>
          unwrap(
            await client.DELETE('/notification/delete/{notificationId}', {
              params: { path: { notificationId } },
            }),
          ),
        unreadOf,
      );
      changeQuery<NotificationPages>(queryClient, notificationKeys.list, (pages) =>
        removeNotification(pages, notificationId),
      );
      return message;
    },

    async setPreference(kind: keyof NotificationPreferences, isOn: boolean): Promise<void> {
      const { preferences } = unwrap(
        await client.PUT('/notification/preferences', { body: { [kind]: isOn } }),
      );
      putQuery<NotificationPreferences>(queryClient, notificationKeys.preferences, preferences);
    },
  };
}

/** Adds the notification of a realtime event. */
export function notificationArrived(queryClient: QueryClient, notification: Notification): void {
  changeQuery<NotificationPages>(queryClient, notificationKeys.list, (pages) =>
    insertNotification(pages, notification),
  );
}
