import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aFriendRequest, aPerson, stranger } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const member = aMember();
const card = page.getByRole('region', { name: 'Suggestions for You' });

test('a member of the same parish is suggested, and can get a friend request', async ({ server }) => {
  const sergius = aPerson('Sergius');
  server.answer('GET /user/suggestions', {
    suggestions: [{ user: sergius, reason: 'parish', mutualFriends: 0 }],
  });
  await renderApp('/community', { server, member, width: 375 });
  await page.getByRole('button', { name: /^Suggestions for You/ }).click();
  await expect.element(card.getByRole('link', { name: 'Sergius Mayr' })).toBeVisible();
  await expect.element(card.getByText('From your parish')).toBeVisible();
  server.answer('POST /friendship/request', () => {
    server.answer('GET /user/suggestions', { suggestions: [] });
    const request = aFriendRequest(member, sergius);
    const relation = { ...stranger, friendship: 'requested' as const, friendshipId: request._id };
    return { message: 'Your friend request has been sent.', request, relation };
  });
  await card.getByRole('button', { name: 'Add Sergius Mayr' }).click();
  await expectToast('Your friend request has been sent.');
  await expect.element(card.getByText('No Suggestions Available')).toBeVisible();
  expect(server.calls('POST /friendship/request')[0]?.body).toEqual({ recipientId: sergius._id });
  await expectSound();
});

test('a failed friend request to a suggestion can be repeated', async ({ server }) => {
  server.answer('GET /user/suggestions', {
    suggestions: [{ user: aPerson('Sergius'), reason: 'parish', mutualFriends: 0 }],
  });
  server.refuse('POST /friendship/request', 400, { message: 'You have asked too many members today.' });
  await renderApp('/community', { server, member });
  await card.getByRole('button', { name: 'Add Sergius Mayr' }).click();
  await expectToast('You have asked too many members today.');
  await card.getByRole('button', { name: 'Add Sergius Mayr' }).click();
  await expect.poll(() => server.calls('POST /friendship/request')).toHaveLength(2);
});

test('says that there is no connection, and retries on request', async ({ server }) => {
  const timers = controlTimers();
  server.failNetwork('GET /user/suggestions');
  await renderApp('/community', { server, member });
  const alert = card.getByRole('alert');
  await timers.skipUntil(() => alert.query() !== null);
  await expect.element(alert).toMatchTextContent('Error fetching users');
  await pressOnce(
    card.getByRole('button', { name: 'Try again' }),
    () => server.answer('GET /user/suggestions', { suggestions: [] }),
    timers,
  );
  await expect.element(card.getByText('No Suggestions Available')).toBeVisible();
});
