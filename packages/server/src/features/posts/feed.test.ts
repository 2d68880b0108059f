import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';

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
