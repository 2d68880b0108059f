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

const queriesOf = (query: string) => community.queriesOf(() => josef.request('GET', `/post/all${query}`));

describe('the feed', () => {
  test('starts with the newest, without gaps and repeats while posts arrive', async () => {
    const made = [];
    for (let index = 0; index < 7; index += 1)
      made.push((await maria.publish({ content: `Post ${index}` }))._id);

    const first = await josef.feed('?limit=3');
    expect(first.posts.map((post) => post._id)).toEqual(made.slice(4).toReversed());
    await maria.publish({ content: 'Newer than the first page.' });
    const second = await josef.feed(`?limit=3&cursor=${first.nextCursor}`);
    expect(second.posts.map((post) => post._id)).toEqual(made.slice(1, 4).toReversed());
  });

  test('ends with a page that has no cursor', async () => {
    const seen = new Set<string>();
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const page: Schemas['PostPage'] = await josef.feed(
        `?limit=5${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      for (const post of page.posts) seen.add(post._id);
      cursor = page.nextCursor;
      pages += 1;
    }
    const { count } = await community.database.read
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(seen.size).toBe(count);
    expect(pages).toBe(Math.ceil(count / 5));
  });

  test('needs the same number of queries for one post and for a hundred', async () => {
    for (let index = 0; index < 100; index += 1) await maria.publish({ content: `Filler ${index}` });
    expect((await josef.feed('?limit=100')).posts).toHaveLength(100);
    // A request with an invalid limit runs only the queries of the authentication.
    const authentication = await queriesOf('?limit=0');
    const one = await queriesOf('?limit=1');
    expect(await queriesOf('?limit=100')).toBe(one);
    expect(one - authentication).toBeLessThanOrEqual(2);
  });

  test.each([
    '?limit=0',
    '?limit=101',
    '?limit=many',
    '?limit=1e999',
    '?limit=-1e999',
    '?limit=Infinity',
    '?cursor=',
    '?cursor=AAAA',
    `?cursor=${'A'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await maria.request('GET', `/post/all${query}`);
    expect(status).toBe(400);
    expect(body.errors?.map((error) => error.path)).toEqual([query.slice(1, query.indexOf('='))]);
  });

  test('refuses the cursor of another list and a changed cursor', async () => {
    const { nextCursor } = await maria.feed('?limit=1');
    const post = await maria.publish();
    await maria.comment(post._id);
    await maria.comment(post._id);
    const comments = await maria.request<Schemas['CommentPage']>('GET', `/comment/post/${post._id}?limit=1`);
    const tampered = `${nextCursor?.slice(0, -1)}${nextCursor?.endsWith('A') === true ? 'B' : 'A'}`;
    for (const cursor of [comments.body.nextCursor, tampered]) {
      const { status, body } = await maria.request('GET', `/post/all?cursor=${cursor}`);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.path).toBe('cursor');
    }
  });

  test('never contains a hidden email address', async () => {
    const hidden = await community.join({ firstName: 'Agnes', emailVisible: false });
    const post = await hidden.publish({ content: 'My address is mine.' });
    expect(post.author_id.email).toBeNull();
    expect((await moderator.read(post._id)).author_id.email).toBeNull();
    const { posts } = await josef.feed('?limit=1');
    expect(posts[0]?.author_id).toEqual({
      _id: hidden.id,
      first_name: 'Agnes',
      last_name: 'Rossi',
      email: null,
      avatar: null,
    });
  });
});

describe('hiding a post', () => {
  test('removes it from one member’s feed until it is undone', async () => {
    const post = await maria.publish({ content: 'Not for everyone.' });
    const inFeed = async (caller: Caller) =>
      (await caller.feed('?limit=5')).posts.some((candidate) => candidate._id === post._id);

    const hide = await josef.request<Schemas['MessageAnswer']>('PUT', `/post/hide/${post._id}`);
    expect([hide.status, hide.body.message]).toEqual([200, 'The post is hidden from your feed.']);
    expect((await josef.request('PUT', `/post/hide/${post._id}`)).status).toBe(200);
    expect([await inFeed(josef), await inFeed(maria)]).toEqual([false, true]);
    expect((await josef.read(post._id))._id).toBe(post._id);

    const undo = await josef.request<Schemas['MessageAnswer']>('DELETE', `/post/hide/${post._id}`);
    expect([undo.status, undo.body.message]).toEqual([200, 'The post is back in your feed.']);
    expect((await josef.request('DELETE', `/post/hide/${post._id}`)).status).toBe(200);
    expect(await inFeed(josef)).toBe(true);
  });

  test('still fills the pages of the feed', async () => {
    const posts = [];
    for (let index = 0; index < 4; index += 1) posts.push(await maria.publish());
    await josef.request('PUT', `/post/hide/${posts[3]?._id}`);
    await josef.request('PUT', `/post/hide/${posts[2]?._id}`);
    const page = await josef.feed('?limit=2');
    expect(page.posts.map((post) => post._id)).toEqual([posts[1]?._id, posts[0]?._id]);
  });
});

const savedBy = async (caller: Caller, query = '') =>
  (await caller.feed(`?saved=true${query}`)).posts.map(({ _id }) => _id);

describe('saving a post', () => {
  test('adds it to the saved posts of one member until it is undone', async () => {
    const reader = await community.join();
    const first = await maria.publish({ content: 'To read again.' });
    const second = await maria.publish({ content: 'To read again, too.' });
    for (const { _id } of [first, second, first]) {
      const save = await reader.request<Schemas['PostAnswer']>('PUT', `/post/save/${_id}`);
      expect([save.status, save.body.post.saved]).toEqual([200, true]);
    }
    expect(await savedBy(reader)).toEqual([second._id, first._id]);
    const page = await reader.feed('?saved=true&limit=1');
    expect(await savedBy(reader, `&limit=1&cursor=${page.nextCursor}`)).toEqual([first._id]);
    expect([await savedBy(maria), (await maria.read(first._id)).saved]).toEqual([[], false]);

    for (const _ of ['once', 'again']) {
      const undo = await reader.request<Schemas['PostAnswer']>('DELETE', `/post/save/${first._id}`);
      expect([undo.status, undo.body.post.saved]).toEqual([200, false]);
    }
    expect(await savedBy(reader)).toEqual([second._id]);
  });

  test('shows no post that the member can no longer see', async () => {
    const [reader, author] = [await community.join(), await community.join()];
    const { _id } = await author.publish();
    await reader.request('PUT', `/post/save/${_id}`);
    await author.request('POST', `/block/${reader.id}`);
    expect(await savedBy(reader)).toEqual([]);
    await author.request('DELETE', `/block/${reader.id}`);
    expect(await savedBy(reader)).toEqual([_id]);
    await author.request('DELETE', `/post/delete/${_id}`);
    expect(await savedBy(reader)).toEqual([]);
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
