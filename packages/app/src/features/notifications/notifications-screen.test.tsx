import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { postWith } from '../../../test/feed-screens.ts';
import { inEveryLanguage } from '../../../test/in-every-language.ts';
import { aNotification, aPerson, serveNotifications } from '../../../test/people.ts';
import { aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectAddress, expectToast, headerButton } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const button = headerButton('Notifications');

test('a notification arrives on the open page, and links to the post', async ({ server, socket }) => {
  const post = aPost('Vigil');
  servePosts(server, post);
  serveNotifications(server, []);
  await renderApp('/notifications', { server, member, width: 375 });
  await expect.element(main.getByText('No notifications')).toBeVisible();
  await expect.poll(() => socket.connections()).toBe(1);
  const liked = aNotification({
    kind: 'like',
    sentence: inEveryLanguage('Agnes Mayr likes your post.'),
    actor: aPerson('Agnes'),
    subjectId: post._id,
    excerpt: '',
    createdAt: new Date().toISOString(),
  });
  serveNotifications(server, [liked]);
  socket.emit('notification', { notification: liked, unread: 1 });
  await expect.element(main.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect.element(button).toHaveAccessibleName('Notifications, 1 unread');
  await expectSound();
  await main.getByRole('link', { name: 'Agnes Mayr likes your post., Unread' }).click();
  await expectAddress(`/post/${post._id}`);
  await expect.element(postWith('Vigil')).toBeVisible();
});

test('a notification that has arrived follows the language of the page', async ({ server, socket }) => {
  serveNotifications(server, []);
  const { app } = await renderApp('/notifications', { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  const notification = aNotification();
  serveNotifications(server, [notification]);
  socket.emit('notification', { notification, unread: 1 });
  await expect.element(main.getByText('Josef Mayr has commented on your post.')).toBeVisible();
  await app.languages.choose('es');
  await expect.element(main.getByText('Josef Mayr ha comentado tu publicación.')).toBeVisible();
});

test('a notification is marked as read without being opened', async ({ server }) => {
  const notification = aNotification();
  serveNotifications(server, [notification]);
  server.answer('PUT /notification/read/{notificationId}', () => {
    const read = { ...notification, status: 'read' as const };
    serveNotifications(server, [read]);
    return { notification: read, unread: 0 };
  });
  await renderApp('/notifications', { server, member });
  await main.getByRole('button', { name: /^Mark as read/ }).click();
  await expect.element(button).toHaveAccessibleName('Notifications');
  await expect.element(main.getByRole('link', { name: /Unread$/ })).not.toBeInTheDocument();
  await expectAddress('/notifications');
});

test('a notification is deleted after a confirmation', async ({ server }) => {
  const notification = aNotification();
  serveNotifications(server, [notification]);
  server.answer('DELETE /notification/delete/{notificationId}', () => {
    serveNotifications(server, []);
    return { message: 'The notification has been deleted.', unread: 0 };
  });
  await renderApp('/notifications', { server, member });
  await main.getByRole('button', { name: /^Delete/ }).click();
  await confirm('Delete');
  await expectToast('The notification has been deleted.');
  await expect.element(main.getByText('No notifications')).toBeVisible();
  expect(server.calls('DELETE /notification/delete/{notificationId}')[0]?.params).toEqual({
    notificationId: notification._id,
  });
});

test('a notification that cannot be deleted stays', async ({ server }) => {
  serveNotifications(server, [aNotification()]);
  server.refuse('DELETE /notification/delete/{notificationId}', 404, { message: 'It is not there.' });
  await renderApp('/notifications', { server, member });
  await main.getByRole('button', { name: /^Delete/ }).click();
  await confirm('Delete');
  await expectToast('It is not there.');
  await expect.element(main.getByText('Josef Mayr has commented on your post.')).toBeVisible();
});
