import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { answer, ask, befriend, block, end, follow, numbersOf } from '../../../test/relations.ts';

let community: Community;
let author: Caller;
let leaver: Caller;

beforeAll(async () => {
  community = await startCommunity();
  author = await community.join();
});

beforeEach(async () => {
  leaver = await community.join();
});

afterAll(() => community.close());

const leave = () => erase(community, leaver);
const like = (postId: string) =>
  leaver.request('POST', `/reaction/post/${postId}`, { body: { type: 'like' } });

test('deleting an account while the member likes, comments and shares leaves correct counters', async () => {
  const posts = await Promise.all(Array.from({ length: 6 }, () => author.publish()));
  const answers = await Promise.all(
    posts.flatMap(({ _id }, index) => [
      like(_id),
      leaver.request('POST', '/comment/create', { body: { postId: _id, content: 'Farewell.' } }),
      ...(index === 3 ? [leave()] : []),
      leaver.request('POST', `/post/share/${_id}`, { body: { shareId: _id } }),
      leaver.request('DELETE', `/reaction/post/${_id}`),
    ]),
  );
  expect(Object.keys(tally(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
  for (const { _id } of posts) {
    const { reactions, comments, shares } = await author.read(_id);
    expect([reactions, comments, shares]).toEqual([{ like: 0, dislike: 0 }, 0, 0]);
  }
});

const numbers = () => numbersOf(community, author);

describe('deleting an account takes out of the counters of others', () => {
  let before: Awaited<ReturnType<typeof numbers>>;

  beforeEach(async () => {
    before = await numbers();
  });

  test.each([
    ['a friendship that the member requested', () => befriend(leaver, author)],
    ['a friendship that the other member requested', () => befriend(author, leaver)],
    ['a friend request that the member sent', () => ask(leaver, author)],
    ['a friend request that the member received', () => ask(author, leaver)],
    ['a member whom the deleted member followed', () => follow(leaver, author)],
    ['a follower of the deleted member', () => follow(author, leaver)],
    ['a block', () => block(leaver, author)],
    ['a like with a notification', async () => like((await author.publish())._id)],
    ['a comment with a notification', async () => leaver.comment((await author.publish())._id)],
    [
      'notifications about their own post',
      async () => {
        const { _id } = await leaver.publish();
        const question = await author.comment(_id, 'When?');
        const other = await community.join();
        await other.comment(_id, 'At ten.', question._id);
      },
    ],
  ])('%s', async (_, make) => {
    await make();
    expect((await leave()).status).toBe(200);
    expect(await numbers()).toEqual(before);
    const left = await community.database.read
      .selectFrom('notifications')
      .select('id')
      .where('actor_id', '=', leaver.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('a declined request, which is not counted', async () => {
    const { body } = await ask(leaver, author);
    await answer(author, body.request._id, 'decline');
    expect((await leave()).status).toBe(200);
    expect(await numbers()).toEqual(before);
  });

  test('simultaneous actions of the two members', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => community.join()));
    await Promise.all(others.map((other) => befriend(other, leaver)));
    const answers = await Promise.all([
      ...others.flatMap((other) => [end(other, leaver.id), ask(other, leaver), follow(other, leaver)]),
      leave(),
      ...others.flatMap((other) => [ask(leaver, other), follow(leaver, other), block(leaver, other)]),
    ]);
    expect(Object.keys(tally(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
    for (const other of others) {
      expect(await numbersOf(community, other)).toEqual({ friends: 0, followers: 0, requests: 0, unread: 0 });
    }
  });
});

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'deleting an account while another transaction',
  () => {
    let other: Client;

    beforeEach(async () => {
      other = new Client({ connectionString: community.config.databaseUrl ?? '', lock_timeout: 400 });
      await other.connect();
      await other.query('begin');
    });

    afterEach(() => other.end());

    const lockPost = (postId: string) =>
      other.query('select id from posts where id = $1 for update', [postId]);

    async function isAnyoneWaiting(): Promise<boolean> {
      const { rowCount } = await other.query('select 1 from pg_locks where not granted');
      return rowCount !== 0;
    }

    test('removes a like does not subtract it twice', async () => {
      const { _id } = await author.publish();
      await like(_id);
      await lockPost(_id);
      const leaving = leave();
      await expect.poll(isAnyoneWaiting).toBe(true);
      await other.query('delete from reactions where post_id = $1 and user_id = $2', [_id, leaver.id]);
      await other.query('update posts set likes = likes - 1 where id = $1', [_id]);
      await other.query('commit');
      expect((await leaving).status).toBe(200);
      expect((await author.read(_id)).reactions).toEqual({ like: 0, dislike: 0 });
    });

    test('comments on a liked post causes no deadlock', async () => {
      const { _id } = await author.publish();
      await like(_id);
      await lockPost(_id);
      const leaving = leave();
      await expect.poll(isAnyoneWaiting).toBe(true);
      await other.query('update posts set comments = comments + 1 where id = $1', [_id]);
      await other.query(
        `insert into comments (id, post_id, author_id, content, replies, created_at)
       values ($1, $1, $2, 'Farewell.', 0, 0)`,
        [_id, leaver.id],
      );
      await other.query('commit');
      expect((await leaving).status).toBe(200);
      const { reactions, comments } = await author.read(_id);
      expect([reactions, comments]).toEqual([{ like: 0, dislike: 0 }, 0]);
    });

    test('likes another post also takes that like out', async () => {
      const known = await author.publish();
      const further = await author.publish();
      await like(known._id);
      await lockPost(known._id);
      const leaving = leave();
      await expect.poll(isAnyoneWaiting).toBe(true);
      await like(further._id);
      await other.query('commit');
      expect((await leaving).status).toBe(200);
      expect((await author.read(further._id)).reactions).toEqual({ like: 0, dislike: 0 });
    });
  },
);
