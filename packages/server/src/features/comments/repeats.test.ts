import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => community.close());

const create = (body: object, key: string) =>
  josef.request<Schemas['CommentAnswer']>('POST', '/comment/create', {
    body,
    headers: { 'idempotency-key': key },
  });

describe('a repeated idempotency key', () => {
  test('returns the current comment, and is refused for a different request', async () => {
    const post = await maria.publish();
    const other = await maria.publish();
    const parent = await maria.comment(post._id);
    const sent = { postId: post._id, content: 'We will be there.' };
    const made = await create(sent, 'comment-repeat-1');
    await josef.request('PUT', `/comment/update/${made.body.comment._id}`, { body: { content: 'At ten.' } });
    const again = await create(sent, 'comment-repeat-1');
    expect([again.status, again.body.comment.content]).toEqual([200, 'At ten.']);

    for (const change of [{ content: 'Never.' }, { postId: other._id }, { parentId: parent._id }]) {
      const answer = await josef.request('POST', '/comment/create', {
        body: { ...sent, ...change },
        headers: { 'idempotency-key': 'comment-repeat-1' },
      });
      expect([answer.status, answer.body.id]).toEqual([400, 'request.key-reused']);
      expect(answer.body.errors?.map(({ path }) => path)).toEqual(['idempotency-key']);
    }
    expect((await maria.read(post._id)).comments).toBe(2);
    expect((await maria.read(other._id)).comments).toBe(0);
  });

  test('creates the comment again if the first one was deleted at that moment', async () => {
    const post = await maria.publish();
    const run = community.database.transaction.bind(community.database);
    vi.spyOn(community.database, 'transaction').mockImplementationOnce(async (work) => {
      await community.database.write
        .insertInto('comments')
        .values({
          id: UNKNOWN_ID,
          post_id: post._id,
          author_id: josef.id,
          parent_id: null,
          content: 'Once.',
          replies: 0,
          idempotency_key: 'comment-repeat-2',
          fingerprint: null,
          created_at: 0,
          updated_at: null,
        })
        .execute();
      try {
        return await run(work);
      } finally {
        await community.database.write.deleteFrom('comments').where('id', '=', UNKNOWN_ID).execute();
      }
    });
    const { status } = await create({ postId: post._id, content: 'Once.' }, 'comment-repeat-2');
    expect(status).toBe(201);
    expect((await maria.read(post._id)).comments).toBe(1);
  });
});

test('an invalid body is refused before the name is checked, by the length that would be stored', async () => {
  const { _id } = await maria.publish();
  for (const content of ['\u200B', '\u0958'.repeat(1001)]) {
    const answer = await josef.request('POST', '/comment/create', {
      body: { postId: _id, content, userId: maria.id },
    });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'content']);
  }
});
