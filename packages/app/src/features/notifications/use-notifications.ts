import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { useCounts } from '../../shell/use-counts.ts';
import { notificationsOf } from './notification-cache.ts';
import { notificationItems } from './notification-items.ts';
import { createNotifications } from './notifications.ts';

/** The member's notifications, with their actions. */
export function useNotifications() {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: userId } = useSignedInMember();
  const notifications = createNotifications(app.api, useQueryClient(), userId);
  const list = useInfiniteQuery(notifications.listQuery());
  const known = list.data === undefined ? [] : notificationsOf(list.data);
  const { unreadNotifications } = useCounts();
  const failure = i18n._('Error fetching notification');

  const reads = useRowWrites();
  const removals = useRowWrites();

  return {
    items: notificationItems(languageTag(i18n.locale), known),
    unread: unreadNotifications,
    isLoading: list.isFetching && (list.isPending || list.isFetchingNextPage || list.isError),
    error: list.isError ? errorText(i18n, list.error, failure) : undefined,
    retry: () =>
      void (list.data === undefined || !list.isFetchNextPageError ? list.refetch() : list.fetchNextPage()),
    hasMore: list.hasNextPage,
    loadMore: () => {
      if (!list.isFetching) void list.fetchNextPage();
    },
    /** Marks a notification as read, because the member has opened it. */
    markRead: (id: string) => {
      const isUnread = known.some(({ _id, status }) => _id === id && status === 'unread');
      if (isUnread) void reads.write(id, 'save', () => notifications.markRead(id), failure);
    },
    markAllRead: () => void reads.write('all', 'save', () => notifications.markAllRead(), failure),
    remove: (id: string) =>
      removals.write(
        id,
        'save',
        async () => createToasts(app).showToast(await notifications.remove(id)),
        failure,
      ),
  };
}
