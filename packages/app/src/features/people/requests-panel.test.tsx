import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal, type FakeServer } from '../../../test/fake-server.ts';
import { aFriendRequest, aPerson, serveCounts, stranger } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, headerButton } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const button = headerButton('Friend requests');
const panel = page.getByRole('dialog', { name: 'Friend requests' });

/** Serves a friend request that Agnes has sent. */
function serveRequest(server: FakeServer) {
  const agnes = aPerson('Agnes');
  const request = aFriendRequest(agnes, member);
  server.answer('GET /friendship/requests', { requests: [request], nextCursor: null, total: 1 });
  serveCounts(server, { friendRequests: 1 });
  const answer = () => {
    server.answer('GET /friendship/requests', { requests: [], nextCursor: null, total: 0 });
    serveCounts(server, {});
  };
  return { agnes, request, answer };
}

test('a request that arrives is counted immediately, and accepted with the keyboard', async ({
  server,
  socket,
}) => {
  serveCounts(server, { unreadNotifications: 1 });
  await renderApp('/reports', { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  await expect.element(headerButton('Notifications')).toHaveAccessibleName('Notifications, 1 unread');
  await expect.element(button).toHaveAccessibleName('Friend requests');
  const { agnes, request, answer } = serveRequest(server);
  // Holds the response back, so that the number can only come from the realtime event.
  const release = server.pause('GET /user/counts');
  const relation = { ...stranger, friendshipId: request._id };
  socket.emit('friendship_changed', {
    userId: agnes._id,
    relation: { ...relation, friendship: 'received' },
    friendRequests: 1,
    friends: 0,
  });
  await expect.element(button).toHaveAccessibleName('Friend requests, 1 waiting');
  release();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('link', { name: 'Agnes Mayr' })).toBeVisible();
  await expectSound();
  server.answer('PUT /friendship/request/{id}', () => {
    answer();
    return {
      message: 'You are friends now.',
      request: { ...request, status: 'accepted' as const },
      relation: { ...relation, friendship: 'friends' as const },
    };
  });
  panel.getByRole('button', { name: 'Accept' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('No friend requests')).toBeVisible();
  await expectToast('You are friends now.');
  await expect.element(button).toHaveAccessibleName('Friend requests');
  expect(server.calls('PUT /friendship/request/{id}')[0]?.body).toEqual({ action: 'accept' });
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('a request that was cancelled meanwhile disappears when it is answered', async ({ server }) => {
  const { answer } = serveRequest(server);
  await renderApp('/reports', { server, member });
  await button.click();
  await expect.element(panel.getByRole('button', { name: 'Decline' })).toBeVisible();
  server.answer('PUT /friendship/request/{id}', () => {
    answer();
    return refusal(404, { message: 'This request is not there any more.' });
  });
  await panel.getByRole('button', { name: 'Decline' }).click();
  await expectToast('This request is not there any more.');
  await expect.element(panel.getByText('No friend requests')).toBeVisible();
});
