import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { answer, ask, befriend, block, end, follow, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const blocked = { friendship: 'none', friendshipId: null, following: false, blocked: true };
const none = { ...blocked, blocked: false };

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

const unblock = (caller: Caller, { id }: Caller) =>
  caller.request<Schemas['RelationAnswer']>('DELETE', `/block/${id}`);
const list = async (caller: Caller, query = ''): Promise<Schemas['BlockedPage']> =>
  (await caller.request<Schemas['BlockedPage']>('GET', `/block/all${query}`)).body;

const zero = { friends: 0, followers: 0, requests: 0, unread: 0 };
const numbers = async () => [await numbersOf(community, maria), await numbersOf(community, josef)];

describe('a block', () => {
  test('returns the same response when it is repeated', async () => {
    const body = { message: 'This member is blocked.', relation: blocked };
    expect(await block(maria, josef)).toMatchObject({ status: 201, body });
    expect(await block(maria, josef)).toMatchObject({ status: 200, body });
    const person = { _id: josef.id, first_name: 'Maria', last_name: 'Rossi', avatar: null };
    expect(await list(maria)).toEqual({ blocked: [person], nextCursor: null });
    expect(await list(josef)).toEqual({ blocked: [], nextCursor: null });
  });

  test('is possible even if the other member blocks the caller', async () => {
    await block(maria, josef);
    expect((await block(josef, maria)).status).toBe(201);
    await unblock(maria, josef);
    expect(await list(josef)).toMatchObject({ blocked: [{ _id: maria.id }] });
  });

  test('of oneself or an unknown member is refused', async () => {
    const self = await maria.request('POST', `/block/${maria.id}`);
    expect([self.status, self.body.message]).toEqual([400, 'You cannot block yourself.']);
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await maria.request(method, `/block/${UNKNOWN_ID}`)).status).toBe(404);
      expect((await maria.request(method, '/block/nobody')).status).toBe(400);
    }
  });

  test.each([
    ['the member who sent the friend request', () => [maria, josef] as const],
    ['the member who received the friend request', () => [josef, maria] as const],
  ])('by %s ends all relations of the two members', async (_, pair) => {
    const [blocker, other] = pair();
    await befriend(maria, josef);
    await follow(maria, josef);
    await follow(josef, maria);
    await block(blocker, other);
    expect(await numbers()).toEqual([zero, zero]);
    expect((await end(maria, josef.id)).status).toBe(404);
    await unblock(blocker, other);
    expect((await ask(maria, josef)).body).toMatchObject({
      request: { status: 'pending' },
      relation: { friendship: 'requested' },
    });
  });

  test('ends an open request', async () => {
    await ask(maria, josef);
    await block(josef, maria);
    expect(await numbers()).toEqual([zero, zero]);
    await unblock(josef, maria);
    await ask(josef, maria);
    await block(josef, maria);
    expect(await numbers()).toEqual([zero, zero]);
  });

  test('keeps a decline without revealing it', async () => {
    const { body } = await ask(maria, josef);
    await answer(josef, body.request._id, 'decline');
    await block(josef, maria);
    await unblock(josef, maria);
    const again = await ask(maria, josef);
    expect([again.status, again.body.relation.friendship]).toEqual([201, 'requested']);
    expect(await numbers()).toEqual([zero, zero]);
  });

  test('prevents the other member from following', async () => {
    await block(maria, josef);
    expect((await follow(josef, maria)).status).toBe(404);
    expect((await follow(maria, josef)).status).toBe(404);
    expect(await numbers()).toEqual([zero, zero]);
  });
});

test('unblocking a member who is not blocked succeeds', async () => {
  const answers = [await unblock(maria, josef)];
  await block(maria, josef);
  answers.push(await unblock(maria, josef));
  const body = { message: 'This member is no longer blocked.', relation: none };
  for (const each of answers) expect(each).toMatchObject({ status: 200, body });
});

test('the list has the newest block first, and is paged', async () => {
  const others = [];
  for (let index = 0; index < 5; index += 1) {
    const other = await community.join();
    // Two of the blocks have the same time, so the id decides their order.
    if (index !== 3) community.clock.advance(1000);
    await block(maria, other);
    others.unshift(other.id);
  }
  const seen: string[] = [];
  let query = '?limit=2';
  for (let pages = 0; pages < 3; pages += 1) {
    const page = await list(maria, query);
    seen.push(...page.blocked.map(({ _id }) => _id));
    query = `?limit=2&cursor=${page.nextCursor}`;
    expect(page.nextCursor === null).toBe(pages === 2);
  }
  expect(seen).toEqual(others);
  expect((await maria.request('GET', '/block/all?cursor=nonsense')).status).toBe(400);
});

describe.each([
  ['who is blocked', () => block(maria, josef)],
  ['who blocks the viewer', () => block(josef, maria)],
])('of a member %s, the viewer sees', (_, makeBlock) => {
  let post: Schemas['Post'];
  let third: Caller;

  beforeEach(async () => {
    third = await community.join();
    post = await josef.publish();
  });

  const inFeed = async (caller: Caller) =>
    (await caller.feed('?limit=100')).posts.some(({ _id }) => _id === post._id);
  const comments = async (caller: Caller, path: string) =>
    (await caller.request<Schemas['CommentPage']>('GET', path)).body.comments.map(({ _id }) => _id);

  test('no post, neither in the feed nor by its id', async () => {
    expect(await inFeed(maria)).toBe(true);
    await makeBlock();
    expect([await inFeed(maria), await inFeed(josef), await inFeed(third)]).toEqual([false, true, true]);
    const found = await maria.request('GET', `/post/getById/${post._id}`);
    expect([found.status, found.body.id]).toEqual([404, 'post.not-found']);
  });

  test('no way to act on a post', async () => {
    const comment = await third.comment(post._id);
    await makeBlock();
    const calls = [
      ['GET', `/comment/post/${post._id}`],
      ['GET', `/comment/replies/${comment._id}`],
      ['POST', `/reaction/post/${post._id}`, { type: 'like' }],
      ['DELETE', `/reaction/post/${post._id}`],
      ['POST', `/post/share/${post._id}`, { shareId: crypto.randomUUID() }],
      ['PUT', `/post/hide/${post._id}`],
      ['DELETE', `/post/hide/${post._id}`],
      ['PUT', `/post/update/${post._id}`, { content: 'Changed.' }],
      ['DELETE', `/post/delete/${post._id}`],
      ['POST', '/comment/create', { postId: post._id, content: 'Amen.' }],
      ['POST', '/comment/create', { postId: post._id, content: 'Amen.', parentId: comment._id }],
      ['PUT', `/comment/update/${comment._id}`, { content: 'Changed.' }],
      ['DELETE', `/comment/delete/${comment._id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const { status } = await maria.request(method, path, { body });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect(await third.read(post._id)).toMatchObject({ comments: 1, shares: 0, reactions: { like: 0 } });
  });

  test('no comment or reply by the blocked member', async () => {
    const { _id } = await third.publish();
    const theirs = await josef.comment(_id);
    const others = await third.comment(_id);
    const underTheirs = await third.comment(_id, 'Amen.', theirs._id);
    const reply = await josef.comment(_id, 'Amen.', others._id);
    await makeBlock();
    expect(await comments(maria, `/comment/post/${_id}`)).toEqual([others._id]);
    expect(await comments(third, `/comment/post/${_id}`)).toEqual([others._id, theirs._id]);
    expect(await comments(maria, `/comment/replies/${others._id}`)).toEqual([]);
    expect(await comments(third, `/comment/replies/${others._id}`)).toEqual([reply._id]);
    for (const parentId of [theirs._id, underTheirs._id, reply._id]) {
      const { status } = await maria.request('POST', '/comment/create', {
        body: { postId: _id, content: 'Amen.', parentId },
      });
      expect(status).toBe(404);
    }
    expect((await maria.request('GET', `/comment/replies/${theirs._id}`)).status).toBe(404);
    expect((await third.read(_id)).comments).toBe(4);
  });

  test('everything again after the block was removed', async () => {
    await makeBlock();
    await unblock(maria, josef);
    await unblock(josef, maria);
    expect(await inFeed(maria)).toBe(true);
    expect(
      (await maria.request('POST', `/reaction/post/${post._id}`, { body: { type: 'like' } })).status,
    ).toBe(201);
  });
});

test('a block does not stop moderators from moderating', async () => {
  const moderator = await community.join({ role: 'moderator' });
  const post = await maria.publish();
  const comment = await maria.comment(post._id);
  await block(maria, moderator);
  const content = { body: { content: 'Removed by a moderator.' } };
  expect((await moderator.request('PUT', `/post/update/${post._id}`, content)).status).toBe(200);
  expect((await moderator.request('PUT', `/comment/update/${comment._id}`, content)).status).toBe(200);
  expect((await moderator.request('DELETE', `/comment/delete/${comment._id}`)).status).toBe(200);
  expect((await moderator.request('DELETE', `/post/delete/${post._id}`)).status).toBe(200);
});
