import { inEveryLanguage } from '../../../test/in-every-language.ts';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { commentsPanel } from '../../../test/feed-screens.ts';
import { aNotification, aPerson, serveCounts, serveNotifications } from '../../../test/people.ts';
import { aComment, aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, headerButton, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const button = headerButton('Notifications');
const panel = page.getByRole('dialog', { name: 'Notifications' });

test('says that the notifications cannot be loaded, and loads them on request', async ({ server }) => {
  const timers = controlTimers();
  serveNotifications(server, []);
  server.failNetwork('GET /notification/all/{userId}');
  await renderApp('/reports', { server, member });
  await button.click();
  const alert = panel.getByRole('alert');
  await timers.skipUntil(() => alert.query() !== null);
  await expect.element(alert).toMatchTextContent('Error fetching notification');
  await expectSound();
  await pressOnce(
    panel.getByRole('button', { name: 'Try again' }),
    () => serveNotifications(server, []),
    timers,
  );
  await expect.element(panel.getByText('No notifications')).toBeVisible();
});

test('leads to all notifications by keyboard, and closes', async ({ server }) => {
  serveNotifications(server, []);
  await renderApp('/reports', { server, member });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const all = panel.getByRole('link', { name: 'View all' });
  await expect.element(all).toBeVisible();
  all.element().focus();
  await userEvent.keyboard('{Enter}');
  await expectAddress('/notifications');
  await expect.element(panel).not.toBeInTheDocument();
});

test('marks an opened notification as read, and opens the friend’s profile', async ({ server }) => {
  const bruno = aPerson('Bruno');
  const accepted = aNotification({
    kind: 'friend_accepted',
    sentence: inEveryLanguage('Bruno Mayr has accepted your friend request.'),
    actor: bruno,
    excerpt: '',
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  });
  serveNotifications(server, [accepted]);
  server.answer('PUT /notification/read/{notificationId}', () => {
    const read = { ...accepted, status: 'read' as const };
    serveNotifications(server, [read]);
    return { notification: read, unread: 0 };
  });
  await renderApp('/reports', { server, member });
  await expect.element(button).toHaveAccessibleName('Notifications, 1 unread');
  await button.click();
  await expect.element(panel.getByText('5 mins ago')).toBeVisible();
  await expectSound();
  await panel.getByRole('link', { name: /^Bruno Mayr has accepted your friend request\./ }).click();
  await expectAddress(`/profile/${bruno._id}`);
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveAccessibleName('Notifications');
});

test('a notification of a comment links to the comment', async ({ server }) => {
  const post = aPost('Vespers', { comments: 1 });
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', {
    comments: [aComment(post._id, 'See you there.')],
    nextCursor: null,
  });
  serveNotifications(server, [aNotification({ kind: 'comment', subjectId: post._id })]);
  await renderApp('/community', { server, member, width: 375 });
  await button.click();
  await panel.getByText('Josef Mayr has commented on your post.').click();
  await expectAddress(`/post/${post._id}`);
  await expect.element(commentsPanel('1 comment').getByText('See you there.')).toBeVisible();
});

test('the count on the button follows what is read in other tabs', async ({ server, socket }) => {
  serveNotifications(server, [aNotification()]);
  await renderApp('/reports', { server, member });
  await expect.element(button).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(() => socket.connections()).toBe(1);
  serveNotifications(server, []);
  socket.emit('notifications_changed', { unread: 0 });
  await expect.element(button).toHaveAccessibleName('Notifications');
  await button.click();
  await expect.element(panel.getByText('No notifications')).toBeVisible();
});

test('notifications missed without a connection appear with the next one', async ({ server, socket }) => {
  const timers = controlTimers();
  serveNotifications(server, []);
  await renderApp('/reports', { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  await expect.element(button).toHaveAccessibleName('Notifications');
  socket.setReachable(false);
  await expect.poll(() => socket.connections()).toBe(0);
  serveCounts(server, { unreadNotifications: 1 });
  socket.setReachable(true);
  await timers.skipUntil(() => socket.connections() === 1);
  await expect.element(button).toHaveAccessibleName('Notifications, 1 unread');
});
