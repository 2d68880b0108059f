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

describe('a new post', () => {
  test('is returned completely', async () => {
    const { status, body } = await maria.request<Schemas['PostAnswer']>('POST', '/post/create', {
      body: { title: 'Procession', content: 'On Sunday.', type: 'community', author_id: maria.id },
    });
    expect(status).toBe(201);
    expect(body.post).toEqual({
      _id: body.post._id,
      title: 'Procession',
      content: 'On Sunday.',
      type: 'community',
      author_id: {
        _id: maria.id,
        first_name: 'Maria',
        last_name: 'Rossi',
        email: 'member-1@example.org',
        avatar: null,
      },
      images: [],
      linkPreview: null,
      video: null,
      createdAt: body.post.createdAt,
      updatedAt: null,
      reactions: { like: 0, dislike: 0 },
      myReaction: null,
      saved: false,
      shares: 0,
      comments: 0,
      abilities: { edit: true, delete: true },
    });
    expect(await josef.read(body.post._id)).toEqual({
      ...body.post,
      abilities: { edit: false, delete: false },
    });
  });

  test('keeps markup as text, and loses misleading characters', async () => {
    const post = await maria.publish({
      title: 'One\nline',
      content: '<img src=x onerror=alert(1)>\u202Eevil\u0000\r\n<b>bold</b>',
    });
    expect(post.title).toBe('One line');
    expect(post.content).toBe('<img src=x onerror=alert(1)>evil\n<b>bold</b>');
  });

  test.each([
    ['an empty text', ''],
    ['only spaces', '  \n '],
    ['invisible characters', '\u200B\u202E\u2066'],
    ['10,000 characters', 'a'.repeat(10_000)],
  ])('is refused with %s, and the error names the field', async (_, content) => {
    const { status, body } = await maria.request('POST', '/post/create', { body: { content } });
    expect(status).toBe(400);
    expect(body.id).toBe('request.invalid');
    expect(body.errors?.map((error) => error.path)).toEqual(['content']);
  });

  test('is refused with another author', async () => {
    const { status, body } = await maria.request('POST', '/post/create', {
      body: { content: 'In your name.', author_id: josef.id },
    });
    expect(status).toBe(403);
    expect(body.id).toBe('policy.identity');
  });

  test('is returned again for the same key', async () => {
    const first = await maria.publish({ content: 'Once.' }, 'publish-0001');
    const again = await maria.request<Schemas['PostAnswer']>('POST', '/post/create', {
      body: { content: 'Once.' },
      headers: { 'idempotency-key': 'publish-0001' },
    });
    expect(again.status).toBe(200);
    expect(again.body.post).toEqual(first);
    const others = await josef.publish({ content: 'The key is mine.' }, 'publish-0001');
    expect(others._id).not.toBe(first._id);
  });

  test('is stored once if twenty requests have the same key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        maria.request<Schemas['PostAnswer']>('POST', '/post/create', {
          body: { content: 'Twenty times.' },
          headers: { 'idempotency-key': 'race-0001' },
        }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map((answer) => answer.body.post._id)).size).toBe(1);
    const { posts } = await maria.feed('?limit=100');
    expect(posts.filter((post) => post.content === 'Twenty times.')).toHaveLength(1);
  });

  test.each(['short', 'with spaces in it', 'a'.repeat(101)])('is refused with the key %j', async (key) => {
    const { status } = await maria.request('POST', '/post/create', {
      body: { content: 'x' },
      headers: { 'idempotency-key': key },
    });
    expect(status).toBe(400);
  });
});

describe('editing a post', () => {
  test('is possible for its author and moderators, and others see the change', async () => {
    const post = await maria.publish({ title: 'Before', content: 'Before.' });
    const change = (caller: Caller, body: object) =>
      caller.request<Schemas['PostAnswer']>('PUT', `/post/update/${post._id}`, { body });

    const refused = await josef.request('PUT', `/post/update/${post._id}`, {
      body: { content: 'Mine now.' },
    });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      id: 'policy.forbidden',
      message: 'Only the author can change this.',
    });

    const { status, body } = await change(maria, { content: 'After.', type: 'community' });
    expect(status).toBe(200);
    expect(body.post).toMatchObject({ title: 'Before', content: 'After.' });
    expect(body.post.updatedAt).not.toBeNull();
    expect((await change(moderator, { content: 'Edited.', title: '' })).body.post).toMatchObject({
      title: '',
      content: 'Edited.',
    });
  });

  test('to empty content is refused', async () => {
    const post = await maria.publish();
    const { status, body } = await maria.request('PUT', `/post/update/${post._id}`, {
      body: { content: '\u200B' },
    });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('content');
  });
});

describe('deleting a post', () => {
  test('also deletes everything that belongs to it', async () => {
    const post = await maria.publish();
    const comment = await josef.comment(post._id);
    await maria.comment(post._id, 'A reply.', comment._id);
    await josef.request('POST', `/reaction/post/${post._id}`, { body: { type: 'like' } });
    await josef.request('POST', `/post/share/${post._id}`, { body: { shareId: UNKNOWN_ID } });
    await josef.request('PUT', `/post/hide/${post._id}`);

    expect((await josef.request('DELETE', `/post/delete/${post._id}`)).status).toBe(403);
    const { status, body } = await maria.request<Schemas['MessageAnswer']>(
      'DELETE',
      `/post/delete/${post._id}`,
    );
    expect([status, body.message]).toEqual([200, 'The post has been deleted.']);

    const again = await maria.request('DELETE', `/post/delete/${post._id}`);
    expect([again.status, again.body.id]).toEqual([404, 'post.not-found']);
    for (const table of ['comments', 'reactions', 'post_shares', 'hidden_posts'] as const) {
      const left = await community.database.read
        .selectFrom(table)
        .select('post_id')
        .where('post_id', '=', post._id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  test('is also possible for moderators', async () => {
    const post = await maria.publish();
    expect((await moderator.read(post._id)).abilities).toEqual({ edit: true, delete: true });
    expect((await moderator.request('DELETE', `/post/delete/${post._id}`)).status).toBe(200);
  });
});

describe('sharing a post', () => {
  test('counts each share once', async () => {
    const post = await maria.publish();
    const share = (shareId: string) =>
      josef.request<Schemas['SharesAnswer']>('POST', `/post/share/${post._id}`, { body: { shareId } });
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID());

    const answers = await Promise.all([...ids, ...ids, ...ids].map(share));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6);
    expect((await share(ids[0] ?? '')).body).toEqual({ shares: 3 });
    expect((await maria.read(post._id)).shares).toBe(3);
  });
});

test.each([
  ['GET', '/post/getById/'],
  ['PUT', '/post/update/'],
  ['DELETE', '/post/delete/'],
  ['POST', '/post/share/'],
  ['PUT', '/post/save/'],
  ['DELETE', '/post/save/'],
  ['PUT', '/post/hide/'],
  ['DELETE', '/post/hide/'],
] as const)('%s %s refuses an unknown or malformed id', async (method, path) => {
  const bodies: Record<string, object> = {
    '/post/update/': { content: 'x' },
    '/post/share/': { shareId: UNKNOWN_ID },
  };
  const options = bodies[path] === undefined ? {} : { body: bodies[path] };
  const unknown = await maria.request(method, path + UNKNOWN_ID, options);
  expect([unknown.status, unknown.body.id]).toEqual([404, 'post.not-found']);
  const malformed = await maria.request(method, `${path}1%20or%201=1`, options);
  expect([malformed.status, malformed.body.id]).toEqual([400, 'request.invalid']);
  expect(malformed.body.errors?.[0]?.path).toBe('id');
});
