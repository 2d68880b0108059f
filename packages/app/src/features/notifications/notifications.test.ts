import { ApiError, createApiClient } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { type Counts, peopleKeys } from '../people/index.ts';
import { notificationsOf, type NotificationPages } from './notification-cache.ts';
import { createNotifications, notificationArrived, notificationKeys } from './notifications.ts';
import { sampleNotification } from './samples.ts';

const messages = { unread: 0, chats: 0 };

const start = (answer: Response) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<Counts>(peopleKeys.counts, {
    unreadNotifications: 2,
    friendRequests: 0,
    messages,
  });
  queryClient.setQueryData<NotificationPages>(notificationKeys.list, {
    pageParams: [null, 'second'],
    pages: [
      { data: [sampleNotification()], nextCursor: 'second', unread: 2 },
      { data: [sampleNotification({ _id: 'second' })], nextCursor: null, unread: 2 },
    ],
  });
  const client = createApiClient({
    baseUrl: 'https://parvis.example/api',
    getToken: () => 'token',
    fetch: () => Promise.resolve(answer),
  });
  const notifications = createNotifications(client, queryClient, 'me');
  const shown = () => {
    const pages = queryClient.getQueryData<NotificationPages>(notificationKeys.list);
    return pages === undefined ? [] : notificationsOf(pages).map(({ _id, status }) => `${_id} ${status}`);
  };
  const unread = () => queryClient.getQueryData<Counts>(peopleKeys.counts)?.unreadNotifications;
  return { queryClient, notifications, shown, unread };
};

describe('the notifications', () => {
  test('are marked as read immediately, with the server’s count', async () => {
    const { notifications, shown, unread } = start(Response.json({ unread: 7 }));
    const read = notifications.markRead('second');
    await expect.poll(() => shown()).toEqual(['first unread', 'second read']);
    await read;
    expect(unread()).toBe(7);
  });

  test('are unread again if the server refuses', async () => {
    const { notifications, shown, unread } = start(
      Response.json({ message: 'Later.', id: 'x' }, { status: 503 }),
    );
    await expect(notifications.markAllRead()).rejects.toThrow(ApiError);
    expect(shown()).toEqual(['first unread', 'second unread']);
    expect(unread()).toBe(2);
  });

  test('can all be marked as read together', async () => {
    const { notifications, shown, unread } = start(Response.json({ unread: 0 }));
    await notifications.markAllRead();
    expect(shown()).toEqual(['first read', 'second read']);
    expect(unread()).toBe(0);
  });

  test('disappear only after the server has deleted them', async () => {
    const { notifications, shown } = start(Response.json({ message: 'Deleted.', unread: 1 }));
    const removed = notifications.remove('first');
    expect(shown()).toHaveLength(2);
    await expect(removed).resolves.toBe('Deleted.');
    expect(shown()).toEqual(['second unread']);
  });

  test('arrive at the top, and only once', () => {
    const { queryClient, shown } = start(Response.json({}));
    notificationArrived(queryClient, sampleNotification({ _id: 'second' }));
    notificationArrived(queryClient, sampleNotification({ _id: 'third' }));
    expect(shown()).toEqual(['third unread', 'second unread', 'first unread']);
  });
});
