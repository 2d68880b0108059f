import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { befriend, end, follow, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const none = { friendship: 'none', friendshipId: null, following: false, blocked: false };

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
});

afterAll(() => community.close());

const unfollow = (caller: Caller, { id }: Caller) =>
  caller.request<Schemas['RelationAnswer']>('DELETE', `/follow/${id}`);

test('following and unfollowing can be repeated with the same response', async () => {
  const following = { message: 'You follow this member.', relation: { ...none, following: true } };
  expect(await follow(maria, josef)).toMatchObject({ status: 201, body: following });
  expect(await follow(maria, josef)).toMatchObject({ status: 200, body: following });
  expect(await numbersOf(community, josef)).toMatchObject({ followers: 1 });
  expect(await numbersOf(community, maria)).toMatchObject({ followers: 0 });
  const ended = { message: 'You no longer follow this member.', relation: none };
  for (let times = 0; times < 2; times += 1) {
    expect(await unfollow(maria, josef)).toMatchObject({ status: 200, body: ended });
  }
  expect(await numbersOf(community, josef)).toMatchObject({ followers: 0 });
});

test('following is independent of friendship', async () => {
  await follow(maria, josef);
  await befriend(maria, josef);
  const { body } = await end(maria, josef.id);
  expect(body.relation).toEqual({ ...none, following: true });
});

test('members cannot follow themselves or an unknown member', async () => {
  for (const method of ['POST', 'DELETE'] as const) {
    const self = await maria.request(method, `/follow/${maria.id}`);
    expect([self.status, self.body.message]).toEqual([400, 'You cannot follow yourself.']);
    const nobody = await maria.request(method, `/follow/${UNKNOWN_ID}`);
    expect([nobody.status, nobody.body.id]).toEqual([404, 'user.not-found']);
    expect((await maria.request(method, '/follow/nobody')).status).toBe(400);
  }
});

test('twenty simultaneous requests to follow count once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(maria, josef)));
  expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
  expect(await numbersOf(community, josef)).toMatchObject({ followers: 1 });
});
