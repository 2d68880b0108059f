import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';
import { withoutRepeats } from '../../platform/without-repeats.ts';

export type Notification = Schemas['MemberNotification'];
type NotificationPage = Schemas['NotificationPage'];
export type NotificationPages = InfiniteData<NotificationPage, string | null>;

/**
 * A renewed notification moves to the first page. If this happens between two requests, it is in two cached pages. Only
 * its first occurrence is kept.
 */
export const notificationsOf = ({ pages }: Pick<NotificationPages, 'pages'>): Notification[] =>
  withoutRepeats(
    pages.flatMap(({ data }) => data),
    ({ _id }) => _id,
  );

function mapData(
  pages: NotificationPages,
  change: (data: Notification[], index: number) => Notification[],
): NotificationPages {
  return { ...pages, pages: pages.pages.map((page, index) => ({ ...page, data: change(page.data, index) })) };
}

export const insertNotification = (pages: NotificationPages, notification: Notification): NotificationPages =>
  mapData(pages, (data, index) => {
    const others = data.filter(({ _id }) => _id !== notification._id);
    return index === 0 ? [notification, ...others] : others;
  });

export const markRead = (pages: NotificationPages, id: string): NotificationPages =>
  mapData(pages, (data) =>
    data.map((notification) =>
      notification._id === id ? { ...notification, status: 'read' as const } : notification,
    ),
  );

export const markAllRead = (pages: NotificationPages): NotificationPages =>
  mapData(pages, (data) => data.map((notification) => ({ ...notification, status: 'read' as const })));

export const removeNotification = (pages: NotificationPages, id: string): NotificationPages =>
  mapData(pages, (data) => data.filter(({ _id }) => _id !== id));
