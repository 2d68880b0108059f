import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';

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

const leave = () => leaver.request('DELETE', `/user/update/${leaver.id}`);
const like = (postId: string) =>
  leaver.request('POST', `/reaction/post/${postId}`, { body: { type: 'like' } });

test('leaving while one likes, comments and shares at once leaves right counters', async () => {
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

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('leaving while another transaction', () => {
  let other: Client;

  beforeEach(async () => {
    other = new Client({ connectionString: community.config.databaseUrl ?? '', lock_timeout: 400 });
    await other.connect();
    await other.query('begin');
  });

  afterEach(() => other.end());

  const hold = (postId: string) => other.query('select id from posts where id = $1 for update', [postId]);

  async function isAnyoneWaiting(): Promise<boolean> {
    const { rowCount } = await other.query('select 1 from pg_locks where not granted');
    return rowCount !== 0;
  }

  test('takes the like back does not count it twice', async () => {
    const { _id } = await author.publish();
    await like(_id);
    await hold(_id);
    const leaving = leave();
    await expect.poll(isAnyoneWaiting).toBe(true);
    await other.query('delete from reactions where post_id = $1 and user_id = $2', [_id, leaver.id]);
    await other.query('update posts set likes = likes - 1 where id = $1', [_id]);
    await other.query('commit');
    expect((await leaving).status).toBe(200);
    expect((await author.read(_id)).reactions).toEqual({ like: 0, dislike: 0 });
  });

  test('comments on a post that was liked does not wait in a circle', async () => {
    const { _id } = await author.publish();
    await like(_id);
    await hold(_id);
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

  test('likes a further post takes that like out too', async () => {
    const known = await author.publish();
    const further = await author.publish();
    await like(known._id);
    await hold(known._id);
    const leaving = leave();
    await expect.poll(isAnyoneWaiting).toBe(true);
    await like(further._id);
    await other.query('commit');
    expect((await leaving).status).toBe(200);
    expect((await author.read(further._id)).reactions).toEqual({ like: 0, dislike: 0 });
  });
});
