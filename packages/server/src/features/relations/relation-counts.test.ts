import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { ask, befriend } from '../../../test/relations.ts';
import { createRelationCounts, type RelationCounts } from './relation-counts.ts';

const none = { friendship: 'none', friendshipId: null, following: false, blocked: false };

let community: Community;
let relationCounts: RelationCounts;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  relationCounts = createRelationCounts(community);
  maria = await community.join();
});

afterAll(() => community.close());

const lock = (one: string, other: string) =>
  community.database.transaction((transaction) => relationCounts.lockMembers(transaction, one, other));
const announced = (member: { id: string }, other: { id: string }) =>
  relationCounts.changed(member.id, other.id).read();

test('an announcement has the new relation and the counts of its recipient', async () => {
  const josef = await community.join();
  const { body } = await ask(josef, maria);
  const friendshipId = body.request._id;
  expect(await announced(maria, josef)).toEqual({
    userId: josef.id,
    relation: { ...none, friendship: 'received', friendshipId },
    friendRequests: 1,
    friends: 0,
  });
  await ask(maria, josef);
  expect(await announced(josef, maria)).toEqual({
    userId: maria.id,
    relation: { ...none, friendship: 'friends', friendshipId },
    friendRequests: 0,
    friends: 1,
  });
});

test('there is no relation to a deleted account', async () => {
  const josef = await community.join();
  await befriend(josef, maria);
  const { friends } = Object(await announced(maria, josef));
  await erase(community, josef);
  const expected = { userId: josef.id, relation: none, friendRequests: 0, friends: friends - 1 };
  expect(await announced(maria, josef)).toEqual(expected);
  expect(await announced({ id: UNKNOWN_ID }, maria)).toBeNull();
});

test('deleted accounts cannot be locked', async () => {
  await expect(lock(maria.id, UNKNOWN_ID)).rejects.toMatchObject({ status: 404 });
  await expect(lock(UNKNOWN_ID, maria.id)).rejects.toMatchObject({ status: 401 });
});
