import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let moderator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  moderator = await community.join({ role: 'moderator' });
});

afterAll(() => community.close());

const list = async (postId: string, query = '') =>
  (await maria.request<Schemas['CommentPage']>('GET', `/comment/post/${postId}${query}`)).body;
const replies = async (commentId: string, query = '') =>
  (await maria.request<Schemas['CommentPage']>('GET', `/comment/replies/${commentId}${query}`)).body;
const remove = (caller: Caller, id: string) =>
  caller.request<Schemas['CommentRemoved']>('DELETE', `/comment/delete/${id}`);
const commentCount = async (postId: string) => (await maria.read(postId)).comments;

describe('a new comment', () => {
  test('is returned and counted', async () => {
    const post = await maria.publish();
    const { status, body } = await josef.request<Schemas['CommentAnswer']>('POST', '/comment/create', {
      body: { postId: post._id, content: ' We will be there. ', userId: josef.id, parentId: null },
    });
    expect(status).toBe(201);
    expect(body.comment).toEqual({
      _id: body.comment._id,
      postId: post._id,
      parentId: null,
      content: 'We will be there.',
      userId: josef.id,
      user: { first_name: 'Josef', last_name: 'Rossi', avatar: null },
      createdAt: body.comment.createdAt,
      updatedAt: null,
      replies: 0,
      abilities: { edit: true, delete: true },
    });
    expect(await commentCount(post._id)).toBe(1);
    const { comments } = await list(post._id);
    expect(comments).toEqual([{ ...body.comment, abilities: { edit: false, delete: false } }]);
  });

  test('that replies to a reply is stored at the same level', async () => {
    const post = await maria.publish();
    const comment = await josef.comment(post._id);
    const reply = await maria.comment(post._id, 'A reply.', comment._id);
    const further = await josef.comment(post._id, 'A reply to the reply.', reply._id);

    expect([reply.parentId, further.parentId]).toEqual([comment._id, comment._id]);
    expect((await list(post._id)).comments.map(({ _id, replies }) => [_id, replies])).toEqual([
      [comment._id, 2],
    ]);
    expect((await replies(comment._id)).comments.map(({ _id }) => _id)).toEqual([reply._id, further._id]);
    expect((await replies(reply._id)).comments).toEqual([]);
    expect(await commentCount(post._id)).toBe(3);
  });

  test('is stored once if twenty requests have the same key', async () => {
    const post = await maria.publish();
    const comment = await maria.comment(post._id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        josef.request<Schemas['CommentAnswer']>('POST', '/comment/create', {
          body: { postId: post._id, content: 'Once.', parentId: comment._id },
          headers: { 'idempotency-key': 'comment-race-1' },
        }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map((answer) => answer.body.comment._id)).size).toBe(1);
    expect(await commentCount(post._id)).toBe(2);
    expect((await list(post._id)).comments[0]?.replies).toBe(1);
  });

  test('is counted correctly if thirty arrive together', async () => {
    const post = await maria.publish();
    const comment = await maria.comment(post._id);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 === 0 ? maria : josef).comment(
          post._id,
          `${index}`,
          index % 3 === 0 ? comment._id : undefined,
        ),
      ),
    );
    expect(await commentCount(post._id)).toBe(31);
    expect((await replies(comment._id)).comments).toHaveLength(10);
    expect(
      (await list(post._id, '?limit=100')).comments.find(({ _id }) => _id === comment._id)?.replies,
    ).toBe(10);
  });

  test.each([
    ['an empty text', { content: '' }, 'content'],
    ['an invisible text', { content: '\u202E\u200B' }, 'content'],
    ['a text of 10,000 characters', { content: 'a'.repeat(10_000) }, 'content'],
    ['a number as the text', { content: 7 }, 'content'],
    ['a malformed post id', { postId: 'nonsense' }, 'postId'],
    ['a malformed parent id', { parentId: 'nonsense' }, 'parentId'],
    ['an unknown field', { likes: 5 }, 'likes'],
  ])('is refused with %s', async (_, change, path) => {
    const post = await maria.publish();
    const { status, body } = await josef.request('POST', '/comment/create', {
      body: { postId: post._id, content: 'Fine.', ...change },
    });
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toContain(path);
    expect(await commentCount(post._id)).toBe(0);
  });

  test('is refused in another name, for an unknown post, and for an unknown parent or one of another post', async () => {
    const post = await maria.publish();
    const elsewhere = await maria.comment((await maria.publish())._id);
    const attempt = (change: object) =>
      josef.request('POST', '/comment/create', { body: { postId: post._id, content: 'Fine.', ...change } });

    const forged = await attempt({ userId: maria.id });
    expect([forged.status, forged.body.id]).toEqual([403, 'policy.identity']);
    const nowhere = await attempt({ postId: UNKNOWN_ID });
    expect([nowhere.status, nowhere.body.id]).toEqual([404, 'post.not-found']);
    const orphan = await attempt({ parentId: UNKNOWN_ID });
    expect([orphan.status, orphan.body.id]).toEqual([404, 'comment.not-found']);
    const foreign = await attempt({ parentId: elsewhere._id });
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([400, 'parentId']);
    expect(await commentCount(post._id)).toBe(0);
  });
});

describe('the lists of comments', () => {
  test('are paged: comments start with the newest, replies with the oldest', async () => {
    const post = await maria.publish();
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push((await josef.comment(post._id, `${index}`))._id);
    const answered = made[0] ?? '';
    const answers = [];
    for (let index = 0; index < 5; index += 1)
      answers.push((await josef.comment(post._id, `${index}`, answered))._id);

    const first = await list(post._id, '?limit=3');
    const second = await list(post._id, `?limit=3&cursor=${first.nextCursor}`);
    expect([...first.comments, ...second.comments].map(({ _id }) => _id)).toEqual(made.toReversed());
    expect(second.nextCursor).toBeNull();

    const oldest = await replies(answered, '?limit=3');
    const newest = await replies(answered, `?limit=3&cursor=${oldest.nextCursor}`);
    expect([...oldest.comments, ...newest.comments].map(({ _id }) => _id)).toEqual(answers);
    expect(newest.nextCursor).toBeNull();

    for (const path of [`/comment/replies/${answered}`, `/comment/post/${(await maria.publish())._id}`]) {
      const { status, body } = await maria.request('GET', `${path}?cursor=${first.nextCursor}`);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'cursor']);
    }
  });

  test('need the same number of queries for any length', async () => {
    const post = await maria.publish();
    for (let index = 0; index < 30; index += 1) await josef.comment(post._id, `${index}`);
    const cost = (limit: number) =>
      community.queriesOf(async () => {
        expect((await list(post._id, `?limit=${limit}`)).comments).toHaveLength(limit);
      });
    expect(await cost(30)).toBe(await cost(1));
  });

  test('refuse unknown and malformed ids', async () => {
    const answers = await Promise.all(
      [`post/${UNKNOWN_ID}`, `replies/${UNKNOWN_ID}`, 'post/nonsense', 'replies/nonsense'].map((path) =>
        maria.request('GET', `/comment/${path}`),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [404, 'post.not-found'],
      [404, 'comment.not-found'],
      [400, 'request.invalid'],
      [400, 'request.invalid'],
    ]);
  });
});

describe('editing a comment', () => {
  test('is possible for its author and for moderators', async () => {
    const comment = await josef.comment((await maria.publish())._id);
    const change = (caller: Caller, content: string) =>
      caller.request<Schemas['CommentAnswer']>('PUT', `/comment/update/${comment._id}`, {
        body: { content },
      });
    expect((await change(maria, 'Mine now.')).status).toBe(403);
    const changed = await change(josef, 'We will be there at ten.');
    expect(changed.status).toBe(200);
    expect(changed.body.comment).toMatchObject({ content: 'We will be there at ten.' });
    expect(changed.body.comment.updatedAt).not.toBeNull();
    expect((await change(moderator, 'Edited.')).body.comment.content).toBe('Edited.');
    expect((await change(josef, '\u200B')).status).toBe(400);
  });

  test('without a body returns it unchanged', async () => {
    const comment = await josef.comment((await maria.publish())._id);
    const path = `/comment/update/${comment._id}`;
    const unchanged = await josef.request<Schemas['CommentAnswer']>('PUT', path);
    expect([unchanged.status, unchanged.body.comment]).toEqual([200, comment]);
    const empty = await josef.request<Schemas['CommentAnswer']>('PUT', path, { body: {} });
    expect([empty.status, empty.body.comment]).toEqual([200, comment]);
    expect((await maria.request('PUT', path)).status).toBe(403);
  });

  test('with an unknown or malformed id is refused', async () => {
    const body = { content: 'x' };
    expect((await josef.request('PUT', `/comment/update/${UNKNOWN_ID}`, { body })).status).toBe(404);
    expect((await josef.request('PUT', `/comment/update/${UNKNOWN_ID}`)).status).toBe(404);
    expect((await josef.request('PUT', '/comment/update/nonsense', { body })).status).toBe(400);
  });
});

describe('deleting a comment', () => {
  test('also deletes its replies and corrects the counters', async () => {
    const post = await maria.publish();
    const kept = await maria.comment(post._id);
    const comment = await josef.comment(post._id);
    const reply = await maria.comment(post._id, 'One.', comment._id);
    await moderator.comment(post._id, 'Two.', comment._id);

    expect((await remove(maria, comment._id)).status).toBe(403);
    expect((await remove(maria, reply._id)).body).toEqual({
      message: 'The comment has been deleted.',
      comments: 3,
    });
    expect((await list(post._id)).comments.map(({ _id, replies }) => [_id, replies])).toEqual([
      [comment._id, 1],
      [kept._id, 0],
    ]);
    expect((await remove(josef, comment._id)).body.comments).toBe(1);
    expect(await commentCount(post._id)).toBe(1);
    expect((await remove(josef, comment._id)).status).toBe(404);
    expect((await remove(moderator, kept._id)).body.comments).toBe(0);
  });

  test('while others reply to it leaves correct counters', async () => {
    const post = await maria.publish();
    const comment = await josef.comment(post._id);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => maria.comment(post._id, `${index}`, comment._id)),
      remove(josef, comment._id),
      remove(moderator, comment._id),
    ]);
    const { count } = await community.database.read
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('post_id', '=', post._id)
      .executeTakeFirstOrThrow();
    expect(await commentCount(post._id)).toBe(count);
  });

  test('with an unknown or malformed id is refused', async () => {
    expect((await remove(josef, UNKNOWN_ID)).status).toBe(404);
    expect((await remove(josef, 'nonsense')).status).toBe(400);
  });
});
