import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { found, join, leave } from '../../../test/groups.ts';
import { published } from '../../../test/publications.ts';
import { befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const answers = {
  catholic: 'Yes',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
};

let community: Community;
let reader: Caller;
/** The ids of the intentions by the member who wrote them. */
const written = new Map<string, string>();

async function inParish(caller: Caller, parish: string, audience: Schemas['Audience']): Promise<void> {
  await caller.request('POST', '/questionnaire', { body: { ...answers, parish } });
  await caller.request('PUT', `/user/update/${caller.id}`, { body: { audiences: { parish: audience } } });
}

const follow = (caller: Caller, { _id: id }: { _id: string }, isVisible: boolean) =>
  caller.request('PUT', `/parish/follow/${id}`, { body: { isMine: true, isVisible } });

async function ask(name: string, caller: Caller, draft: Partial<Schemas['PostPayload']> = {}) {
  const { _id } = await caller.publish({ content: name, kind: 'intention', ...draft });
  written.set(name, _id);
}

const page = async (query: string, caller = reader) => {
  const { body } = await caller.request<Schemas['PostPage']>('GET', `/post/prayers?${query}`);
  return body;
};

/** Reads all pages, and returns the contents. */
async function read(of: string, limit: number, caller = reader): Promise<string[]> {
  const contents: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: Schemas['PostPage'] = await page(
      `of=${of}&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      caller,
    );
    contents.push(...next.posts.map(({ content }) => content));
    cursor = next.nextCursor;
  }
  return contents;
}

beforeAll(async () => {
  community = await startCommunity();
  reader = await community.join();
  const [neighbor, hidden, friend, founder, stranger, blocked] = await Promise.all(
    Array.from({ length: 6 }, () => community.join()),
  );
  if (!neighbor || !hidden || !friend || !founder || !stranger || !blocked) throw new Error('no members');
  await inParish(reader, 'St. Cecilia', 'me');
  await inParish(neighbor, 'st. cecília', 'members');
  await inParish(blocked, 'St. Cecilia', 'members');
  await inParish(hidden, 'St. Cecilia', 'friends');
  await befriend(reader, friend);
  await block(reader, blocked);
  const group = await found(founder, { admission: 'open' });
  const left = await found(founder, { admission: 'open' });
  for (const each of [group, left]) await join(reader, each);
  await ask('parish', neighbor);
  await ask('hidden parish', hidden);
  await ask('friend', friend);
  await ask('group', founder, { groupId: group._id });
  await ask('left group', founder, { groupId: left._id });
  await ask('stranger', stranger);
  await ask('blocked', blocked);
  await ask('own', reader);
  await ask('own in group', reader, { groupId: group._id });
  await leave(reader, left);
  await friend.publish({ content: 'no intention' });
  const answered = written.get('friend') ?? '';
  await friend.request('PUT', `/post/answered/${answered}`, { body: {} });
});

afterAll(() => community.close());

describe.each([1, 2, 100])('the prayers with pages of %i', (limit) => {
  test.each([
    ['all', ['own in group', 'own', 'group', 'friend', 'parish']],
    ['parish', ['parish']],
    ['friends', ['friend']],
    ['groups', ['own in group', 'group']],
    ['mine', ['own in group', 'own']],
    ['answered', ['friend']],
  ])('of %s', async (of, contents) => {
    expect(await read(of, limit)).toEqual(contents);
  });
});

test('a member without a parish has none in common with others', async () => {
  const newcomer = await community.join();
  expect(await page('of=parish', newcomer)).toEqual({ posts: [], nextCursor: null });
});

test('hidden intentions are missing', async () => {
  const id = written.get('parish') ?? '';
  await reader.request('PUT', `/post/hide/${id}`);
  expect(await read('parish', 10)).toEqual([]);
  await reader.request('DELETE', `/post/hide/${id}`);
  expect(await read('parish', 10)).toEqual(['parish']);
});

test('every page needs the same number of statements', async () => {
  const counts: number[] = [];
  for (const limit of [1, 1, 2, 5]) counts.push(await community.queriesOf(() => page(`limit=${limit}`)));
  expect(new Set(counts.slice(1)).size).toBe(1);
});

test('a cursor of another list is refused', async () => {
  const { nextCursor } = await page('of=all&limit=1');
  const { status } = await reader.request('GET', `/post/prayers?of=mine&cursor=${nextCursor ?? ''}`);
  expect(status).toBe(400);
});

test('the prayers of one’s own parish are those of members who choose to be seen, and of the written parish', async () => {
  const staff = await community.join({ role: 'administrator' });
  const [own, other] = [await published(staff, 'parish'), await published(staff, 'parish')];
  const [viewer, seen, unseen, written, elsewhere] = await Promise.all(
    Array.from({ length: 5 }, () => community.join()),
  );
  if (!viewer || !seen || !unseen || !written || !elsewhere) throw new Error('no members');
  await inParish(viewer, 'St. Bede', 'me');
  for (const each of [written, elsewhere]) await inParish(each, 'St. Bede', 'members');
  await follow(viewer, own, false);
  await follow(seen, own, true);
  await follow(unseen, own, false);
  await follow(elsewhere, other, true);
  for (const each of [seen, unseen, written, elsewhere])
    await each.publish({ content: each.id, kind: 'intention' });
  expect(await read('parish', 100, viewer)).toEqual([written.id, seen.id]);
});
