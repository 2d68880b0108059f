import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { befriend } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let reader: Caller;
let friend: Caller;
let asked: Caller;
let followed: Caller;
let stranger: Caller;
/** The ids of each author's posts, newest first. */
const written = new Map<Caller, string[]>();

async function read(query: string, caller = reader): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Schemas['PostPage'] = await caller.feed(
      `?${query}${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    found.push(...page.posts.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  return found;
}

const of = (...authors: Caller[]) =>
  authors
    .flatMap((author) => written.get(author) ?? [])
    .toSorted()
    .toReversed();

beforeAll(async () => {
  community = await startCommunity();
  reader = await community.join();
  friend = await community.join();
  asked = await community.join();
  followed = await community.join();
  stranger = await community.join();
  await befriend(reader, friend);
  await reader.request('POST', '/friendship/request', { body: { recipientId: asked.id } });
  await reader.request('POST', `/follow/${followed.id}`);
  await stranger.request('POST', `/follow/${reader.id}`);
  const authors = [reader, friend, asked, followed, stranger];
  for (const author of [...authors, friend, friend, followed, stranger, friend, reader, friend]) {
    const { _id } = await author.publish();
    written.set(author, [_id, ...(written.get(author) ?? [])]);
  }
});

afterAll(() => community.close());

describe.each([1, 2, 3, 100])('lists with pages of %i', (limit) => {
  test('have the posts of one member', async () => {
    for (const author of [reader, friend, asked, stranger]) {
      expect(await read(`limit=${limit}&authorId=${author.id}`)).toEqual(of(author));
      expect(await read(`limit=${limit}&feed=following&authorId=${author.id}`)).toEqual(of(author));
    }
  });

  test('have the posts of friends, of followed members, and of the viewer', async () => {
    expect(await read(`limit=${limit}&feed=following`)).toEqual(of(reader, friend, followed));
    expect(await read(`limit=${limit}&feed=following`, friend)).toEqual(of(reader, friend));
    expect(await read(`limit=${limit}&feed=following`, followed)).toEqual(of(followed));
    expect(await read(`limit=${limit}&feed=following`, stranger)).toEqual(of(reader, stranger));
  });

  test('have the posts of all members', async () => {
    expect(await read(`limit=${limit}&feed=all`)).toEqual(of(reader, friend, asked, followed, stranger));
  });

  test('leave out hidden posts', async () => {
    const hidden = of(friend).slice(0, 3);
    for (const id of hidden) await reader.request('PUT', `/post/hide/${id}`);
    const left = (ids: string[]) => ids.filter((id) => !hidden.includes(id));
    expect(await read(`limit=${limit}&feed=following`)).toEqual(left(of(reader, friend, followed)));
    expect(await read(`limit=${limit}&authorId=${friend.id}`)).toEqual(left(of(friend)));
    for (const id of hidden) await reader.request('DELETE', `/post/hide/${id}`);
  });
});

test('posts of members disappear after an unfollow, the end of a friendship or a block', async () => {
  const caller = await community.join();
  await befriend(caller, friend);
  await caller.request('POST', `/follow/${followed.id}`);
  await caller.request('POST', `/follow/${stranger.id}`);
  expect(await read('feed=following', caller)).toEqual(of(friend, followed, stranger));
  await caller.request('DELETE', `/follow/${followed.id}`);
  await caller.request('DELETE', `/friendship/${friend.id}`);
  expect(await read('feed=following', caller)).toEqual(of(stranger));
  await stranger.request('POST', `/block/${caller.id}`);
  expect(await read('feed=following', caller)).toEqual([]);
  expect(await read(`authorId=${stranger.id}`, caller)).toEqual([]);
});

test('an unknown author has no posts', async () => {
  expect(await read(`authorId=${UNKNOWN_ID}`)).toEqual([]);
});

test('a page needs one query, or two if followed members write little', async () => {
  for (const [query, queries] of [
    [`authorId=${friend.id}`, 1],
    ['feed=following&limit=1', 1],
    ['feed=following&limit=100', 2],
  ] as const) {
    await reader.feed(`?${query}`);
    const session = 1;
    expect(await community.queriesOf(() => reader.feed(`?${query}`))).toBe(queries + session);
  }
});

test.each([
  ['authorId=me', 'authorId'],
  ['authorId=', 'authorId'],
  ['feed=friends', 'feed'],
])('refuses ?%s', async (query, path) => {
  const { status, body } = await reader.request('GET', `/post/all?${query}`);
  expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
});

test('the cursor of one list is refused by another', async () => {
  const { nextCursor } = await reader.feed(`?limit=1&authorId=${friend.id}`);
  for (const query of ['feed=following', 'feed=all', `authorId=${stranger.id}`]) {
    const answer = await reader.request('GET', `/post/all?${query}&cursor=${nextCursor ?? ''}`);
    expect(answer.status).toBe(400);
  }
});
