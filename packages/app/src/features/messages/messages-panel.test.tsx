import { page } from 'vitest/browser';
import { bubble, chatPath } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectAddress, headerButton } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const button = headerButton('Messages');

test('the header counts the chats with new messages, and opens one', async ({
  server,
  socket,
  member,
  chats,
}) => {
  const felix = chats.addChat('Felix');
  await renderApp('/settings', { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  await expect.element(button).toHaveAccessibleName('Messages');
  felix.receive('Laudetur');
  await expect.element(button).toHaveAccessibleName('Messages, 1 unread');
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Messages (1)' });
  await expect.element(panel.getByText('Laudetur')).toBeVisible();
  await expectSound();
  await panel.getByRole('link', { name: `${felix.name}, 1 unread message` }).click();
  await expectAddress(chatPath(felix));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bubble('Laudetur')).toBeVisible();
  await expect.element(button).toHaveAccessibleName('Messages');
});

test('a message that arrives during the header’s first count is counted', async ({
  server,
  socket,
  member,
  chats,
}) => {
  const felix = chats.addChat('Felix');
  const nothing = { unreadNotifications: 0, friendRequests: 0, messages: { unread: 0, chats: 0 } };
  const counted = Promise.withResolvers<typeof nothing>();
  server.answer('GET /user/counts', () => counted.promise);
  await renderApp('/settings', { server, member });
  await expect.poll(() => server.calls('GET /user/counts').length).toBeGreaterThan(0);
  await expect.poll(() => socket.connections()).toBe(1);
  felix.receive('Laudetur');
  server.answer('GET /user/counts', { ...nothing, messages: { unread: 1, chats: 1 } });
  counted.resolve(nothing);
  await expect.element(button).toHaveAccessibleName('Messages, 1 unread');
});
