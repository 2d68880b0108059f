import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { answer, ask, befriend, block, end, follow } from '../../../test/relations.ts';

const none = { friendship: 'none', friendshipId: null, following: false, blocked: false };

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let third: Caller;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join();
  third = await community.join();
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

afterAll(() => community.close());

async function open({ token }: Caller): Promise<Listener> {
  const page = listen(address, token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

const changeOf = (other: Caller, relation: object, numbers: object) => ({
  userId: other.id,
  relation: { ...none, ...relation },
  friendRequests: 0,
  friends: 0,
  ...numbers,
});

/** Causes a marker event by an action of the caller, and returns all realtime events before the marker. */
async function heardUntilNow(page: Listener, caller: Caller): Promise<string[]> {
  const { received } = page;
  await follow(caller, third);
  await expect.poll(() => Object(received.at(-1)?.payload).userId).toBe(third.id);
  return received.map(({ event }) => event).slice(1, -1);
}

test('a friend request is announced to both members, with the counters of each', async () => {
  const [asking, asked] = [await open(maria), await open(josef)];
  const { body } = await ask(maria, josef);
  const friendshipId = body.request._id;
  expect(await asking.next('friendship_changed')).toEqual(
    changeOf(josef, { friendship: 'requested', friendshipId }, {}),
  );
  expect(await asked.next('friendship_changed')).toEqual(
    changeOf(maria, { friendship: 'received', friendshipId }, { friendRequests: 1 }),
  );
  expect(await asked.next('notification')).toMatchObject({
    notification: { kind: 'friend_request', actor: { _id: maria.id }, subjectId: friendshipId },
    unread: 1,
  });
});

test('a new friendship is announced to both, and the notification of the request is deleted', async () => {
  const { body } = await ask(maria, josef);
  const friendshipId = body.request._id;
  const [asking, asked] = [await open(maria), await open(josef)];
  await answer(josef, friendshipId, 'accept');
  const friends = { friendship: 'friends', friendshipId };
  expect(await asking.next('friendship_changed')).toEqual(changeOf(josef, friends, { friends: 1 }));
  expect(await asking.next('notification')).toMatchObject({ notification: { kind: 'friend_accepted' } });
  expect(await asked.next('friendship_changed')).toEqual(changeOf(maria, friends, { friends: 1 }));
  expect(await asked.next('notifications_changed')).toEqual({ unread: 0 });

  await end(maria, josef.id);
  expect(await asking.next('friendship_changed')).toEqual(changeOf(josef, {}, {}));
  expect(await asked.next('friendship_changed')).toEqual(changeOf(maria, {}, {}));
});

test('declining a request is announced only to the member who declines', async () => {
  const { body } = await ask(maria, josef);
  const [asking, asked] = [await open(maria), await open(josef)];
  await answer(josef, body.request._id, 'decline');
  expect(await asked.next('friendship_changed')).toEqual(changeOf(maria, {}, {}));
  expect(await heardUntilNow(asking, maria)).toEqual([]);
});

test('changes of a declined request are announced only to its sender', async () => {
  const { body } = await ask(maria, josef);
  await answer(josef, body.request._id, 'decline');
  const [asking, asked] = [await open(maria), await open(josef)];
  await end(maria, josef.id);
  expect(await asking.next('friendship_changed')).toEqual(changeOf(josef, {}, {}));
  const again = (await ask(maria, josef)).body.request._id;
  const requested = { friendship: 'requested', friendshipId: again };
  expect(await asking.next('friendship_changed')).toEqual(changeOf(josef, requested, {}));
  expect(await heardUntilNow(asked, josef)).toEqual([]);
});

test('following is announced only to the follower', async () => {
  const [following, followed] = [await open(maria), await open(josef)];
  await follow(maria, josef);
  expect(await following.next('friendship_changed')).toEqual(changeOf(josef, { following: true }, {}));
  expect(await heardUntilNow(followed, josef)).toEqual([]);
});

test('a block that the other member cannot notice is not announced to them', async () => {
  const [blocking, blocked] = [await open(maria), await open(josef)];
  await block(maria, josef);
  expect(await blocking.next('friendship_changed')).toEqual(changeOf(josef, { blocked: true }, {}));
  expect(await heardUntilNow(blocked, josef)).toEqual([]);
});

test('a block that ends a friendship is announced to the other as its end', async () => {
  await befriend(maria, josef);
  const [blocking, blocked] = [await open(maria), await open(josef)];
  await block(maria, josef);
  expect(await blocking.next('friendship_changed')).toEqual(changeOf(josef, { blocked: true }, {}));
  expect(await blocked.next('friendship_changed')).toEqual(changeOf(maria, {}, {}));
});

test('a block removes notifications about the other member from open pages, whether they were read or not', async () => {
  await ask(maria, josef);
  await josef.request('PUT', '/notification/readAll');
  const page = await open(josef);
  await block(josef, maria);
  expect(await page.next('notifications_changed')).toEqual({ unread: 0 });
});

test('deleting an account is announced to the friends of the member', async () => {
  await befriend(maria, josef);
  const page = await open(maria);
  await erase(community, josef);
  expect(await page.next('friendship_changed')).toEqual(changeOf(josef, {}, {}));
});
