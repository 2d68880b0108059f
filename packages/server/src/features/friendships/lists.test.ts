import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { ask, befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
});

afterAll(() => community.close());

async function friendsOf(caller: Caller, query: Record<string, string> = {}): Promise<Schemas['FriendPage']> {
  const path = `/friendship/friends?${new URLSearchParams(query).toString()}`;
  return (await caller.request<Schemas['FriendPage']>('GET', path)).body;
}

async function joinAs(first_name: string, last_name: string): Promise<Caller> {
  const member = await community.join();
  await member.request('PUT', `/user/update/${member.id}`, { body: { first_name, last_name } });
  return member;
}

async function befriended(name: string): Promise<Caller> {
  const [first = '', last = ''] = name.split(' ');
  const friend = await joinAs(first, last);
  await befriend(friend, maria);
  return friend;
}

const ids = (page: Schemas['FriendPage']) => page.friends.map(({ _id }) => _id);
const names = (page: Schemas['FriendPage']) =>
  page.friends.map((friend) => `${friend.first_name} ${friend.last_name}`);

const queriesOf = (path: string) => community.queriesOf(() => maria.request('GET', path));

describe('the friend list', () => {
  test('is empty at first', async () => {
    expect(await friendsOf(maria)).toEqual({ friends: [], nextCursor: null, total: 0 });
  });

  test('starts with the newest friend, whoever sent the request, and is paged', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const friend = await community.join();
      await (index % 2 === 0 ? befriend(maria, friend) : befriend(friend, maria));
      made.unshift(friend.id);
    }
    await ask(maria, await community.join());
    const first = await friendsOf(maria, { limit: '2' });
    const second = await friendsOf(maria, { limit: '2', cursor: first.nextCursor ?? '' });
    const last = await friendsOf(maria, { limit: '2', cursor: second.nextCursor ?? '' });
    expect([...ids(first), ...ids(second), ...ids(last)]).toEqual(made);
    expect([first.total, last.total, last.nextCursor]).toEqual([5, 5, null]);
    expect(first.friends[0]).toEqual({ _id: made[0], first_name: 'Maria', last_name: 'Rossi', avatar: null });
  });

  test('needs the same number of queries for any length', async () => {
    const few = await queriesOf('/friendship/friends');
    for (let index = 0; index < 4; index += 1) await befriend(maria, await community.join());
    expect(await queriesOf('/friendship/friends')).toBe(few);
  });

  test('of another member leaves out members whom the viewer cannot see', async () => {
    const friends = [await community.join(), await community.join(), await community.join()] as const;
    for (const friend of friends) await befriend(maria, friend);
    const [blocked, blocking, other] = friends;
    const viewer = await community.join();
    await block(viewer, blocked);
    await block(blocking, viewer);
    const seen = await friendsOf(viewer, { userId: maria.id });
    expect([ids(seen), seen.total]).toEqual([[other.id], 1]);
    const found = await friendsOf(viewer, { userId: maria.id, search: 'rossi' });
    expect([ids(found), found.total]).toEqual([[other.id], 1]);
    expect((await friendsOf(other, { userId: maria.id })).total).toBe(3);
    // The number on the profile must equal the length of the list.
    const numberFor = async (caller: Caller) =>
      (await caller.request<Schemas['ProfileAnswer']>('GET', `/user/getById/${maria.id}`)).body.user.friends;
    expect(await Promise.all([viewer, other, maria].map(numberFor))).toEqual([1, 3, 3]);
  });

  test('of an unknown or blocked member is not found', async () => {
    const other = await community.join();
    await block(other, maria);
    for (const userId of [UNKNOWN_ID, other.id]) {
      const { status, body } = await maria.request('GET', `/friendship/friends?userId=${userId}`);
      expect([status, body.id]).toEqual([404, 'user.not-found']);
    }
    expect((await maria.request('GET', '/friendship/friends?userId=nobody')).status).toBe(400);
  });

  test('has cursors that fit only this member and this search', async () => {
    for (const name of ['Anna Berg', 'Anna Thal', 'Anna Wald']) await befriended(name);
    const { nextCursor } = await friendsOf(maria, { limit: '1' });
    const other = await community.join();
    for (const query of [`userId=${other.id}`, 'search=anna']) {
      const { status } = await maria.request('GET', `/friendship/friends?${query}&cursor=${nextCursor}`);
      expect(status).toBe(400);
    }
  });
});

describe('searching friends', () => {
  test.each([
    ['mar ros', ['María Rossi']],
    ['ros mar', ['María Rossi']],
    ['MARÍA', ['María Rossi']],
    ['oss', ['María Rossi']],
    ['  ', ['100% _Ada_', 'Li Wei', 'María Rossi']],
    ['%', ['100% _Ada_']],
    ['_', ['100% _Ada_']],
    ['\\', []],
    ['l', ['Li Wei']],
    ["'; drop table users; --", []],
    ['stranger', []],
  ])('with %j finds %j', async (search, expected) => {
    for (const name of ['María Rossi', 'Li Wei', '100% _Ada_']) await befriended(name);
    await joinAs('Stranger', 'Rossi');
    const page = await friendsOf(maria, { search });
    expect([names(page).toSorted(), page.total]).toEqual([expected, expected.length]);
  });

  test('lists exact names first, then prefixes, on all pages', async () => {
    for (const name of ['Ana Luz', 'Luz Marina', 'Mía Luz', 'Veraluz Am', 'Luz M']) await befriended(name);
    const first = await friendsOf(maria, { search: 'luz m', limit: '1' });
    expect(names(first)).toEqual(['Luz M']);
    const second = await friendsOf(maria, { search: 'luz m', limit: '1', cursor: first.nextCursor ?? '' });
    const third = await friendsOf(maria, { search: 'luz m', limit: '1', cursor: second.nextCursor ?? '' });
    expect([...names(second), ...names(third)]).toEqual(['Mía Luz', 'Luz Marina']);
    expect(third.total).toBe(4);
    const last = await friendsOf(maria, { search: 'luz m', limit: '1', cursor: third.nextCursor ?? '' });
    expect([names(last), last.nextCursor]).toEqual([['Veraluz Am'], null]);
  });

  test('with more characters than a name can have is refused', async () => {
    expect((await maria.request('GET', `/friendship/friends?search=${'a'.repeat(101)}`)).status).toBe(400);
  });
});

describe('the list of requests', () => {
  test.each(['received', 'sent'])(
    'that the member has %s starts with the newest, and is paged',
    async (direction) => {
      const made: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        const other = await community.join();
        const { body } = await (direction === 'sent' ? ask(maria, other) : ask(other, maria));
        made.unshift(body.request._id);
      }
      const page = async (query: string) =>
        (
          await maria.request<Schemas['FriendRequestPage']>(
            'GET',
            `/friendship/requests?direction=${direction}${query}`,
          )
        ).body;
      const first = await page('&limit=2');
      const last = await page(`&limit=2&cursor=${first.nextCursor}`);
      expect([...first.requests, ...last.requests].map(({ _id }) => _id)).toEqual(made);
      expect([first.total, last.total, last.nextCursor]).toEqual([3, 3, null]);
    },
  );

  test('has the received requests by default', async () => {
    await ask(await community.join(), maria);
    const { body } = await maria.request<Schemas['FriendRequestPage']>('GET', '/friendship/requests');
    expect(body.requests[0]?.recipient._id).toBe(maria.id);
    expect((await maria.request('GET', '/friendship/requests?direction=all')).status).toBe(400);
  });
});
