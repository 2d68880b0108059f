import type { Schemas } from '@parvis/api-client';
import type { InfiniteData } from '@tanstack/react-query';

export type Notification = Schemas['MemberNotification'];
type NotificationPage = Schemas['NotificationPage'];
export type NotificationPages = InfiniteData<NotificationPage, string | null>;

/** A notification that was renewed between two requests is in two pages; only its first occurrence is shown. */
export function notificationsOf({ pages }: Pick<NotificationPages, 'pages'>): Notification[] {
  const byId = new Map<string, Notification>();
  for (const { data } of pages) {
    for (const notification of data)
      if (!byId.has(notification._id)) byId.set(notification._id, notification);
  }
  return [...byId.values()];
}

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
