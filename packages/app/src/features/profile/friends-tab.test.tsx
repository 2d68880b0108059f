import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import {
  aFriendRequest,
  aPerson,
  aProfile,
  ownProfile,
  serveCounts,
  serveProfiles,
  stranger,
} from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const friends = main.getByRole('list', { name: 'Friends', exact: true });

test('the badge on Profile leads to received friend requests, which can be answered there', async ({
  server,
}) => {
  const xaver = aPerson('Xaver');
  const request = aFriendRequest(xaver, member);
  serveProfiles(server, ownProfile(member, { friends: 0 }));
  serveCounts(server, { friendRequests: 1 });
  server.answer('GET /friendship/requests', ({ query }) =>
    query.get('direction') === 'sent'
      ? { requests: [], nextCursor: null, total: 0 }
      : { requests: [request], nextCursor: null, total: 1 },
  );
  await renderApp('/community', { server, member, width: 375 });
  await page.getByRole('link', { name: 'Profile, 1 waiting' }).click();
  const received = main.getByRole('list', { name: 'Friend requests' });
  await expect.element(received.getByRole('link', { name: 'Xaver Mayr' })).toBeVisible();
  await expectSound();
  server.answer('PUT /friendship/request/{id}', () => {
    server.answer('GET /friendship/requests', { requests: [], nextCursor: null, total: 0 });
    server.answer('GET /friendship/friends', { friends: [xaver], nextCursor: null, total: 1 });
    serveProfiles(server, ownProfile(member, { friends: 1 }));
    return {
      message: 'You are friends now.',
      request: { ...request, status: 'accepted' as const },
      relation: { ...stranger, friendship: 'friends' as const, friendshipId: request._id },
    };
  });
  await received.getByRole('button', { name: 'Accept' }).click();
  await expectToast('You are friends now.');
  await expect.element(friends.getByRole('link', { name: 'Xaver Mayr' })).toBeVisible();
  await expect.element(main.getByText('No friend requests')).toBeVisible();
});

test('a sent request can be cancelled', async ({ server }) => {
  const sergius = aPerson('Sergius');
  serveProfiles(server, ownProfile(member, { friends: 0 }));
  server.answer('GET /friendship/requests', ({ query }) =>
    query.get('direction') === 'sent'
      ? { requests: [aFriendRequest(member, sergius)], nextCursor: null, total: 1 }
      : { requests: [], nextCursor: null, total: 0 },
  );
  await renderApp('/profile?tab=friends', { server, member });
  const sent = main.getByRole('list', { name: 'Requests you sent' });
  await expect.element(sent.getByRole('link', { name: 'Sergius Mayr' })).toBeVisible();
  server.answer('DELETE /friendship/{id}', () => {
    server.answer('GET /friendship/requests', { requests: [], nextCursor: null, total: 0 });
    return { message: 'Your request is withdrawn.', relation: stranger };
  });
  await sent.getByRole('button', { name: 'Cancel request to Sergius Mayr' }).click();
  await expectToast('Your request is withdrawn.');
  await expect.element(main.getByText('None of your requests is waiting for an answer.')).toBeVisible();
  expect(server.calls('DELETE /friendship/{id}')[0]?.params).toEqual({ id: sergius._id });
});

test('the friends of another member are searched by name', async ({ server }) => {
  const [gemma, hugo] = [aPerson('Gemma'), aPerson('Hugo')];
  serveProfiles(server, aProfile(gemma, { friends: 1 }));
  server.answer('GET /friendship/friends', ({ query }) => {
    const found = 'hugo mayr'.includes((query.get('search') ?? '').toLowerCase()) ? [hugo] : [];
    return { friends: found, nextCursor: null, total: found.length };
  });
  await renderApp(`/profile/${gemma._id}?tab=friends`, { server, member, width: 375 });
  await expect.element(friends.getByRole('link', { name: 'Hugo Mayr' })).toBeVisible();
  const search = main.getByRole('searchbox', { name: 'Search friends' });
  const busy = () => friends.element().closest('[data-component="people-list"]')?.getAttribute('aria-busy');
  expect(busy()).toBe('false');
  const release = server.pause('GET /friendship/friends');
  await search.fill('nobody at all');
  // The rows stay visible until the response arrives, and are marked as busy.
  await expect.poll(busy).toBe('true');
  release();
  await expect.element(main.getByText('Nobody by that name')).toBeVisible();
  await expectSound();
  await search.fill('HUG');
  await expect.element(friends.getByRole('link', { name: 'Hugo Mayr' })).toBeVisible();
});

test('a member without friends reads where to find some', async ({ server }) => {
  serveProfiles(server, ownProfile(member, { friends: 0 }));
  await renderApp('/profile?tab=friends', { server, member });
  await expect.element(main.getByText(/^You have no friends here yet\./)).toBeVisible();
});
