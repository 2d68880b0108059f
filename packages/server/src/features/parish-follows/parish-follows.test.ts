import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { newId } from '../../platform/identifiers.ts';
import { act, published } from '../../../test/publications.ts';
import { block } from '../../../test/relations.ts';
import { createOwnParish, createParishFollowerCounts } from './index.ts';

type Schemas = components['schemas'];
type Failure = Schemas['ErrorAnswer'];

let community: Community;
let staff: Caller;
let member: Caller;
let parishId: string;

const newParish = async (title = 'St. Cecilia'): Promise<string> =>
  (await published(staff, 'parish', { title }))._id;

const follow = (id = parishId, body: Schemas['ParishFollowPayload'] = {}, caller = member) =>
  caller.request<Schemas['ParishFollowAnswer'] & Failure>('PUT', `/parish/follow/${id}`, { body });

const followed = async (caller = member): Promise<[string, boolean, boolean][]> => {
  const { body } = await caller.request<Schemas['FollowedParishes']>('GET', '/parish/followed');
  return body.parishes.map(({ _id, isMine, isVisible }) => [_id, isMine, isVisible]);
};

const ownParish = async () => {
  const { body } = await member.request<Schemas['VerifiedUser']>('GET', '/auth/verify');
  return body.ownParish;
};

const membersOf = async (caller = member, query = '', id = parishId) => {
  const { body } = await caller.request<Schemas['ParishMemberPage']>('GET', `/parish/members/${id}${query}`);
  return body;
};

const idsOf = async (caller = member): Promise<string[]> =>
  (await membersOf(caller)).members.map(({ user }) => user._id);

beforeAll(async () => {
  community = await startCommunity();
  staff = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('publications').execute();
  member = await community.join();
  parishId = await newParish();
});

afterAll(() => community.close());

describe('following a parish', () => {
  test('lists it, with its place', async () => {
    const { status, body } = await follow();
    expect(status).toBe(200);
    expect(body.follow).toMatchObject({
      _id: parishId,
      title: 'St. Cecilia',
      diocese: 'Springfield',
      town: 'Springfield',
      state: 'IL',
      zip: '62701',
      isMine: false,
      isVisible: false,
    });
    expect(await followed()).toEqual([[parishId, false, false]]);
  });

  test('can be repeated and undone any number of times', async () => {
    await follow();
    await follow();
    for (const _ of ['first', 'second']) {
      const { status } = await member.request('DELETE', `/parish/follow/${parishId}`);
      expect(status).toBe(200);
    }
    expect(await followed()).toEqual([]);
  });

  test('changes only the fields that are given', async () => {
    await follow(parishId, { isVisible: true });
    await follow(parishId, { isMine: true });
    expect(await followed()).toEqual([[parishId, true, true]]);
    await follow(parishId, { isVisible: false });
    expect(await followed()).toEqual([[parishId, true, false]]);
  });

  test('is refused for a draft, another kind and an unknown id', async () => {
    const event = await published(staff, 'event');
    await act(staff, parishId, 'withdraw');
    for (const id of [parishId, event._id, UNKNOWN_ID]) {
      const { status, body } = await follow(id);
      expect([status, body.id]).toEqual([404, 'publication.not-found']);
    }
  });

  test('is limited to fifty parishes, of which each can still be changed', async () => {
    for (let index = 0; index < 50; index += 1) await follow(await newParish(`Parish ${index}`));
    const { status, body } = await follow();
    expect([status, body.id]).toEqual([400, 'parish.too-many-followed']);
    const [first] = await followed();
    expect((await follow(first?.[0], { isMine: true })).status).toBe(200);
  });

  test('leaves out a parish while it is withdrawn', async () => {
    await follow(parishId, { isMine: true });
    await act(staff, parishId, 'withdraw');
    expect(await followed()).toEqual([]);
    expect(await createOwnParish(community.database)(member.id)).toBe('');
    await act(staff, parishId, 'publish');
    expect(await followed()).toEqual([[parishId, true, false]]);
  });
});

describe('one’s own parish', () => {
  test('is only one, comes first, and the former one is still followed', async () => {
    const other = await newParish('All Saints');
    await follow(parishId, { isMine: true });
    await follow(other);
    expect((await followed()).map(([id]) => id)).toEqual([parishId, other]);
    await follow(other, { isMine: true });
    expect(await followed()).toEqual([
      [other, true, false],
      [parishId, false, false],
    ]);
    expect(await createOwnParish(community.database)(member.id)).toBe(other);
    await follow(other, { isMine: false });
    expect((await followed()).some(([, isMine]) => isMine)).toBe(false);
  });

  test('is in the account while it is published', async () => {
    await follow();
    expect(await ownParish()).toBeUndefined();
    await follow(parishId, { isMine: true });
    expect(await ownParish()).toEqual({ _id: parishId, title: 'St. Cecilia', language: 'en' });
    await act(staff, parishId, 'withdraw');
    expect(await ownParish()).toBeUndefined();
  });

  test('is one of those that are chosen at the same time', async () => {
    const ids = [parishId, await newParish('One'), await newParish('Two'), await newParish('Three')];
    const answers = await Promise.all(ids.map((id) => follow(id, { isMine: true })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await followed()).filter(([, isMine]) => isMine)).toHaveLength(1);
  });
});

describe('the members of a parish', () => {
  test('are those who choose to be seen, the newest first, page by page', async () => {
    const others = [await community.join(), await community.join(), await community.join()];
    for (const other of others) await follow(parishId, { isVisible: true }, other);
    await follow(parishId, { isMine: true }, await community.join());
    const newest = others.map(({ id }) => id).toReversed();
    expect(await idsOf()).toEqual(newest);
    const first = await membersOf(member, '?limit=2');
    const second = await membersOf(member, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.members, ...second.members].map(({ user }) => user._id)).toEqual(newest);
    expect(second.nextCursor).toBeNull();
  });

  test('say whose own parish it is', async () => {
    await follow(parishId, { isMine: true, isVisible: true });
    const { members } = await membersOf();
    expect(members.map(({ user, isMine }) => [user._id, isMine])).toEqual([[member.id, true]]);
  });

  test('leave out members with a block in either direction, and hidden members', async () => {
    const [blocked, blocking, hidden, viewer] = [
      await community.join(),
      await community.join(),
      await community.join(),
      await community.join(),
    ];
    for (const other of [blocked, blocking, hidden]) await follow(parishId, { isVisible: true }, other);
    await block(viewer, blocked);
    await block(blocking, viewer);
    await community.database.write
      .insertInto('departures')
      .values({ user_id: hidden.id, id: newId(community.clock), asked_at: 0, erases_at: 0 })
      .execute();
    expect(await idsOf(viewer)).toEqual([]);
    expect(await idsOf(staff)).toHaveLength(3);
  });

  test('need the same number of queries for any number of members', async () => {
    await follow(parishId, { isVisible: true });
    await idsOf();
    const few = await community.queriesOf(() => idsOf());
    for (let index = 0; index < 5; index += 1) {
      await follow(parishId, { isVisible: true }, await community.join());
    }
    expect(await community.queriesOf(() => idsOf())).toBe(few);
  });

  test('are not listed for a draft, or by the cursor of another parish', async () => {
    const other = await newParish('All Saints');
    for (const caller of [member, await community.join()]) await follow(other, { isVisible: true }, caller);
    const { nextCursor } = await membersOf(member, '?limit=1', other);
    const mixed = await member.request('GET', `/parish/members/${parishId}?cursor=${nextCursor}`);
    expect(mixed.status).toBe(400);
    await act(staff, parishId, 'withdraw');
    expect((await member.request('GET', `/parish/members/${parishId}`)).status).toBe(404);
  });
});

test('followers are counted for the staff of the parish, without accounts pending deletion', async () => {
  const count = createParishFollowerCounts(community.database);
  expect(await count(parishId)).toEqual({ followers: 0, own: 0 });
  await follow(parishId, { isMine: true });
  await follow(parishId, {}, await community.join());
  expect(await count(parishId)).toEqual({ followers: 2, own: 1 });
});
