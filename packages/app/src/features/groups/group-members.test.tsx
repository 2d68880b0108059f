import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { aGroupMember, ownGroup, type GroupMember } from '../../../test/groups.ts';
import { aPerson } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');

interface Lists {
  members: GroupMember[];
  requests: GroupMember[];
  removed: GroupMember[];
}

/** Serves a group that the logged-in member moderates. The test changes `lists`. */
function serveMembers(server: FakeServer, present: Partial<Lists>) {
  const lists: Lists = { members: [], requests: [], removed: [], ...present };
  const group = () => ({
    ...made,
    members: lists.members.length + 1,
    requests: lists.requests.length,
  });
  const made = ownGroup({ admission: 'request' });
  server.answer('GET /group/getById/{id}', () => ({ group: group() }));
  server.answer('GET /group/members/{id}', ({ query }) => {
    const list = query.get('list');
    return {
      members: list === 'requests' || list === 'removed' ? lists[list] : lists.members,
      nextCursor: null,
    };
  });
  server.answer('PUT /group/members/{id}/{memberId}', ({ params, body: { role } }) => {
    const isNamed = ({ user }: GroupMember) => user._id === params['memberId'];
    const changed = Object.values(lists).flat().filter(isNamed);
    for (const list of ['members', 'requests', 'removed'] as const)
      lists[list] = lists[list].filter((other) => !isNamed(other));
    lists.members.push(...changed.map((other) => ({ ...other, role })));
    return { group: group() };
  });
  server.answer('DELETE /group/members/{id}/{memberId}', ({ params }) => {
    const isNamed = ({ user }: GroupMember) => user._id === params['memberId'];
    lists.removed.push(...lists.members.filter(isNamed));
    lists.members = lists.members.filter((other) => !isNamed(other));
    lists.requests = lists.requests.filter((other) => !isNamed(other));
    return { group: group() };
  });
  return `/groups/${made._id}`;
}

test('a moderator accepts and declines requests to join', async ({ server }) => {
  const path = serveMembers(server, {
    requests: [aGroupMember(aPerson('Placidus')), aGroupMember(aPerson('Arius'))],
  });
  await renderApp(path, { server, member, width: 375 });
  await main.getByRole('tab', { name: /^Members and requests/ }).click();
  await expect.element(main.getByRole('button', { name: 'Accept Placidus Mayr' })).toBeVisible();
  await expectSound();
  await main.getByRole('button', { name: 'Accept Placidus Mayr' }).click();
  await expectToast('Placidus Mayr is a member now.');
  await expect.element(main.getByRole('button', { name: 'Manage Placidus Mayr' })).toBeVisible();
  await main.getByRole('button', { name: 'Decline the request of Arius Mayr' }).click();
  await expectToast('The request is declined. We do not notify Arius Mayr.');
  await expect.element(main.getByText('Nobody is waiting to join.')).toBeVisible();
});

test('a moderator promotes a member', async ({ server }) => {
  const path = serveMembers(server, { members: [aGroupMember(aPerson('Volmar'))] });
  await renderApp(`${path}?tab=members`, { server, member });
  await chooseFromMenu(main.getByRole('button', { name: 'Manage Volmar Mayr' }), 'Make a moderator');
  await expectToast('Volmar Mayr is a moderator now.');
  await expect.element(main.getByText('Moderator', { exact: true })).toBeVisible();
});

test('a member is removed after a confirmation, and readmitted', async ({ server }) => {
  const path = serveMembers(server, { members: [aGroupMember(aPerson('Volmar'))] });
  await renderApp(`${path}?tab=members`, { server, member, width: 375 });
  const removed = main.getByRole('button', { name: 'Removed from the group' });
  await removed.click();
  await expect.element(main.getByText('Nobody has been removed.')).toBeVisible();
  await expectSound();
  await chooseFromMenu(main.getByRole('button', { name: 'Manage Volmar Mayr' }), 'Remove from the group');
  await confirm('Remove');
  await expectToast('Volmar Mayr was removed from the group.');
  await main.getByRole('button', { name: 'Restore Volmar Mayr' }).click();
  await expectToast('Volmar Mayr is a member now.');
  await expect.element(main.getByText('Nobody has been removed.')).toBeVisible();
});
