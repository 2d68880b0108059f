import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Community } from '../../../test/community.ts';
import type { FriendshipsTable } from './tables.ts';
import { newId } from '../../platform/identifiers.ts';
import { noBlockBetween, pairOf, relationsOf, type Relations } from './relations.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const nothing = { friendship: 'none', friendshipId: null, following: false, blocked: false };

let community: Community;
let relations: Relations;
let maria: string;
let josef: string;

beforeAll(async () => {
  community = await startCommunity();
  relations = relationsOf({ database: community.database, clock: { now: () => NOW } });
});

beforeEach(async () => {
  maria = (await community.join()).id;
  josef = (await community.join()).id;
});

afterAll(() => community.close());

async function insert(status: FriendshipsTable['status'], answeredAt: number | null): Promise<string> {
  const id = newId();
  const { low, high } = pairOf(maria, josef);
  const row = { id, requester_id: maria, recipient_id: josef, low_id: low, high_id: high, status };
  await community.database.write
    .insertInto('friendships')
    .values({ ...row, created_at: NOW - 60 * DAY, answered_at: answeredAt })
    .execute();
  return id;
}

async function block(blocker: string, blocked: string): Promise<void> {
  await community.database.write
    .insertInto('blocks')
    .values({ blocker_id: blocker, blocked_id: blocked, created_at: NOW })
    .execute();
}

describe('the relation to a member', () => {
  test('is empty at first, and null for an unknown member', async () => {
    expect(await relations.find(maria, josef)).toEqual({ relation: nothing, isBlocked: false });
    expect(await relations.find(maria, UNKNOWN_ID)).toBeNull();
  });

  test.each([
    ['pending', null, 'requested', 'received'],
    ['accepted', NOW, 'friends', 'friends'],
    ['declined', NOW - 29 * DAY, 'requested', 'none'],
    ['declined', NOW - 30 * DAY, 'none', 'none'],
    ['withdrawn', NOW, 'none', 'none'],
  ] as const)('%s at %j is %s to the requester and %s to the recipient', async (status, at, own, others) => {
    const id = await insert(status, at);
    const seen = async (viewer: string, other: string) => (await relations.find(viewer, other))?.relation;
    const as = (friendship: string) => ({
      ...nothing,
      friendship,
      friendshipId: friendship === 'none' ? null : id,
    });
    expect([await seen(maria, josef), await seen(josef, maria)]).toEqual([as(own), as(others)]);
    expect(await relations.areFriends(josef, maria)).toBe(status === 'accepted');
  });

  test('includes follows and blocks in each direction', async () => {
    await community.database.write
      .insertInto('follows')
      .values({ follower_id: maria, followed_id: josef, created_at: NOW })
      .execute();
    await block(josef, maria);
    expect(await relations.find(maria, josef)).toEqual({
      relation: { ...nothing, following: true },
      isBlocked: true,
    });
    expect(await relations.find(josef, maria)).toEqual({
      relation: { ...nothing, blocked: true },
      isBlocked: true,
    });
  });

  test('can be read in a transaction, which sees its own changes', async () => {
    const seen = await community.database.transaction(async (transaction) => {
      await transaction
        .insertInto('follows')
        .values({ follower_id: maria, followed_id: josef, created_at: NOW })
        .execute();
      return relations.find(maria, josef, transaction);
    });
    expect(seen?.relation.following).toBe(true);
  });
});

test('the condition excludes blocks in either direction', async () => {
  const third = (await community.join()).id;
  const visible = async (viewer: string) => {
    const rows = await community.database.read
      .selectFrom('users')
      .select('users.id')
      .where(noBlockBetween(viewer, 'users.id'))
      .where('users.id', 'in', [maria, josef, third])
      .orderBy('users.id')
      .execute();
    return rows.map(({ id }) => id);
  };
  await block(maria, josef);
  await block(third, maria);
  expect(await visible(maria)).toEqual([maria]);
  expect(await visible(josef)).toEqual([josef, third]);
  expect(await visible(third)).toEqual([josef, third]);
});
