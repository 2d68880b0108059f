import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { found, join, remove, setRole } from '../../../test/groups.ts';
import { video } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let count = 0;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => community.close());

function newKey(): string {
  count += 1;
  return `repeat-${count}`;
}

const create = (body: unknown, key: string) =>
  maria.request<Schemas['PostAnswer']>('POST', '/post/create', { body, headers: { 'idempotency-key': key } });
const refuse = (body: unknown, key: string) =>
  maria.request('POST', '/post/create', { body, headers: { 'idempotency-key': key } });

function withFilm(extra: number, text = 'With a film.'): FormData {
  const form = new FormData();
  form.set('content', text);
  form.set('images', new Blob([new Uint8Array(video()), new Uint8Array(extra)]), 'film.mp4');
  return form;
}

describe('a repeated idempotency key', () => {
  test('returns no post of a group that its author can no longer read', async () => {
    const group = await found(josef, { admission: 'request' });
    await join(maria, group);
    await setRole(josef, group, maria, 'member');
    const post = { content: 'Every Thursday.', groupId: group._id };
    const key = newKey();
    expect((await create(post, key)).status).toBe(201);
    expect((await create(post, key)).status).toBe(200);
    await remove(josef, group, maria);
    expect((await create(post, key)).status).toBe(404);
  });

  test('returns the post in its current state', async () => {
    const key = newKey();
    const sent = { title: 'Procession', content: 'On Sunday.' };
    const made = await create(sent, key);
    await maria.request('PUT', `/post/update/${made.body.post._id}`, { body: { content: 'On Monday.' } });
    const again = await create(sent, key);
    expect([again.status, again.body.post._id]).toEqual([200, made.body.post._id]);
    expect(again.body.post.content).toBe('On Monday.');
  });

  test.each([
    ['another text', { content: 'Something else.' }],
    ['another title', { content: 'On Sunday.', title: 'Another' }],
  ])('is refused for %s', async (_, body) => {
    const key = newKey();
    expect((await create({ content: 'On Sunday.' }, key)).status).toBe(201);
    const answer = await refuse(body, key);
    expect([answer.status, answer.body.id]).toEqual([400, 'request.key-reused']);
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['idempotency-key']);
  });

  test('is refused if the file is different or missing', async () => {
    const key = newKey();
    const made = await create(withFilm(0), key);
    expect(made.status).toBe(201);
    const again = await create(withFilm(0), key);
    expect([again.status, again.body.post._id]).toEqual([200, made.body.post._id]);
    for (const body of [withFilm(1), { content: 'With a film.' }]) {
      expect((await refuse(body, key)).body.id).toBe('request.key-reused');
    }
  });

  test('is accepted for rows without a fingerprint', async () => {
    const key = newKey();
    const made = await create({ content: 'On Sunday.' }, key);
    await community.database.write
      .updateTable('posts')
      .set({ fingerprint: null })
      .where('id', '=', made.body.post._id)
      .execute();
    expect((await create({ content: 'On Monday.' }, key)).status).toBe(200);
  });

  test('creates the post again if the first one was deleted at that moment', async () => {
    const key = newKey();
    const run = community.database.transaction.bind(community.database);
    vi.spyOn(community.database, 'transaction').mockImplementationOnce(async (work) => {
      await community.database.write
        .insertInto('posts')
        .values({
          id: UNKNOWN_ID,
          author_id: maria.id,
          title: '',
          content: 'On Sunday.',
          type: 'community',
          file_description: '',
          idempotency_key: key,
          created_at: 0,
        })
        .execute();
      try {
        return await run(work);
      } finally {
        await community.database.write.deleteFrom('posts').where('id', '=', UNKNOWN_ID).execute();
      }
    });
    const { status, body } = await create({ content: 'On Sunday.' }, key);
    expect([status, body.post.content]).toEqual([201, 'On Sunday.']);
  });
});

test('the id of a share is valid for one member and one post', async () => {
  const shareId = '01900000-0000-7000-8000-00000000000a';
  const share = (caller: Caller, postId: string) =>
    caller.request('POST', `/post/share/${postId}`, { body: { shareId } });
  const first = await maria.publish();
  const second = await maria.publish();
  expect((await share(maria, first._id)).status).toBe(201);
  expect((await share(maria, first._id)).status).toBe(200);
  for (const [caller, postId] of [
    [maria, second._id],
    [josef, first._id],
  ] as const) {
    const { status, body } = await share(caller, postId);
    expect([status, body.id, body.errors?.[0]?.path]).toEqual([400, 'request.key-reused', 'shareId']);
  }
  expect([(await maria.read(first._id)).shares, (await maria.read(second._id)).shares]).toEqual([1, 0]);
});

/** The client sends characters that the server stores as two characters each, in decomposed form. */
const growing = (length: number) => '\u0958'.repeat(length);

describe('a text that grows when it is stored', () => {
  test.each([
    ['content', { content: growing(2501) }],
    ['title', { content: 'Fine.', title: growing(101) }],
  ])('is refused above the limit of its %s', async (path, body) => {
    for (const answer of [
      await maria.request('POST', '/post/create', { body }),
      await maria.request('PUT', `/post/update/${(await maria.publish())._id}`, { body }),
    ]) {
      expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    }
    expect((await maria.publish({ content: growing(2500) })).content).toHaveLength(5000);
  });
});

test('an invalid body is refused before the name is checked', async () => {
  const answer = await josef.request('POST', '/post/create', {
    body: { content: '\u200B', author_id: maria.id },
  });
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'content']);
});
