import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { begin, erase } from '../../../test/account-deletion.ts';
import { offered } from '../../../test/listings.ts';
import { decide, report } from '../../../test/reports.ts';
import { befriend, follow } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let administrator: Caller;
let moderator: Caller;
let author: Caller;
let reader: Caller;
let post: Schemas['Post'];
let hosted: Schemas['Post'];
let comment: Schemas['PostComment'];
let listing: Schemas['Listing'];

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  moderator = await community.join({ role: 'moderator' });
});

beforeEach(async () => {
  author = await community.join({ firstName: 'Zebedee' });
  reader = await community.join();
  post = await author.publish();
  hosted = await reader.publish();
  comment = await author.comment(hosted._id);
  listing = await offered(author);
});

afterAll(() => community.close());

const get = async <Body>(caller: Caller, path: string) => (await caller.request<Body>('GET', path)).body;
const found = async (caller: Caller, path: string) => (await caller.request('GET', path)).status === 200;
const inFeed = async (caller: Caller, path = '/post/all') =>
  (await get<Schemas['PostPage']>(caller, path)).posts.some(({ _id }) => _id === post._id);
const commentsOf = async (caller: Caller) =>
  (await get<Schemas['CommentPage']>(caller, `/comment/post/${hosted._id}`)).comments.map(({ _id }) => _id);
const market = (caller: Caller) => get<Schemas['ListingPage']>(caller, `/marketplace/all?owner=${author.id}`);
/** Whether the search finds the content of this id. */
const sought = async (caller: Caller, kind: Schemas['SearchKind'], q: string, id: string) => {
  const { sections } = await get<Schemas['SearchAnswer']>(caller, `/search?q=${q}&kind=${kind}`);
  return sections.some(({ results }) => results.some(({ _id }) => _id === id));
};
const peopleNamed = async (caller: Caller) =>
  (await get<Schemas['UserPage']>(caller, '/user/all?search=Zebedee')).users.map(({ _id }) => _id);

/** The places that can show the content. Each function returns whether its place shows it. */
const ways: Record<string, (caller: Caller) => Promise<boolean>> = {
  'post by its id': (caller) => found(caller, `/post/getById/${post._id}`),
  'post in the feed': (caller) => inFeed(caller),
  'post in the search': (caller) => sought(caller, 'posts', 'procession', post._id),
  'listing in the search': (caller) => sought(caller, 'listings', 'crucifix', listing._id),
  'post on the profile': (caller) => inFeed(caller, `/post/all?authorId=${author.id}`),
  'post with its comments': (caller) => found(caller, `/comment/post/${post._id}`),
  'comment in its list': async (caller) => (await commentsOf(caller)).includes(comment._id),
  'comment with its replies': (caller) => found(caller, `/comment/replies/${comment._id}`),
  'listing by its id': (caller) => found(caller, `/marketplace/${listing._id}`),
  'listing in the marketplace': async (caller) =>
    (await market(caller)).items.some(({ _id }) => _id === listing._id),
  'listing in the count': async (caller) => (await market(caller)).total === 1,
};
const waysOfMember: Record<string, (caller: Caller) => Promise<boolean>> = {
  profile: (caller) => found(caller, `/user/getById/${author.id}`),
  'search over everything': (caller) => sought(caller, 'people', 'Zebedee', author.id),
  'search for people': async (caller) => (await peopleNamed(caller)).includes(author.id),
};

async function met(caller: Caller, of = ways): Promise<string[]> {
  const names: string[] = [];
  for (const [name, look] of Object.entries(of)) if (await look(caller)) names.push(name);
  return names;
}

async function remove(subjectType: 'post' | 'comment' | 'listing', subjectId: string): Promise<string> {
  const id = await report(community, reader, { subjectType, subjectId });
  const verdict = { outcome: 'removed', reason: 'Insults.' } as const;
  return (await decide(moderator, id, verdict)).body.decision?._id ?? '';
}

async function overturn(decisionId: string): Promise<void> {
  await author.request('POST', `/decision/${decisionId}/appeal`, { body: { text: 'No.' } });
  const body = { outcome: 'overturned', reason: 'Yes.' };
  await administrator.request('PUT', `/admin/appeals/${decisionId}/decide`, { body });
}

/** Returns the counters of the post, after comparing them with its lists of comments. */
async function counters(): Promise<number[]> {
  const { comments } = await reader.read(hosted._id);
  const list = await get<Schemas['CommentPage']>(reader, `/comment/post/${hosted._id}`);
  const replies = list.comments.map((each) => each.replies);
  expect(comments).toBe(list.comments.length + replies.reduce((sum, count) => sum + count, 0));
  return [comments, ...replies];
}

const suspend = (hideContent?: boolean) =>
  moderator.request('PUT', `/admin/members/${author.id}/suspend`, {
    body: { reason: 'Insults.', days: 7, ...(hideContent === undefined ? {} : { hideContent }) },
  });

describe('hidden content', () => {
  test.each([
    ['post', () => post._id],
    ['comment', () => comment._id],
    ['listing', () => listing._id],
  ] as const)(
    'as a %s is visible to its author and staff only, and can become visible again',
    async (type, idOf) => {
      const before = await met(reader);
      const decision = await remove(type, idOf());
      const hidden = new Set(before.filter((name) => name.startsWith(type)));
      expect(await met(reader)).toEqual(before.filter((name) => !hidden.has(name)));
      for (const caller of [author, moderator, administrator]) expect(await met(caller)).toEqual(before);
      await overturn(decision);
      expect(await met(reader)).toEqual(before);
    },
  );

  test('is marked for its author and for staff', async () => {
    await remove('post', post._id);
    await remove('comment', comment._id);
    await remove('listing', listing._id);
    for (const caller of [author, moderator]) {
      expect((await caller.read(post._id)).isHidden).toBe(true);
      const { comments } = await get<Schemas['CommentPage']>(caller, `/comment/post/${hosted._id}`);
      expect(comments.map(({ isHidden }) => isHidden)).toEqual([true]);
      expect((await market(caller)).items.map(({ isHidden }) => isHidden)).toEqual([true]);
    }
    expect((await reader.read(hosted._id)).isHidden).toBeUndefined();
  });

  test('cannot be acted on by others', async () => {
    await remove('post', post._id);
    await remove('comment', comment._id);
    await remove('listing', listing._id);
    const statuses = await Promise.all(
      (
        [
          ['POST', `/reaction/post/${post._id}`, { type: 'like' }],
          ['POST', '/comment/create', { postId: post._id, content: 'Amen.' }],
          ['POST', '/comment/create', { postId: hosted._id, content: 'Amen.', parentId: comment._id }],
          ['PUT', `/post/update/${post._id}`, { content: 'Mine.' }],
          ['DELETE', `/post/delete/${post._id}`, undefined],
          ['PUT', `/comment/update/${comment._id}`, { content: 'Mine.' }],
          ['PUT', `/marketplace/save/${listing._id}`, undefined],
        ] as const
      ).map(async ([method, path, body]) => (await reader.request(method, path, { body })).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });
});

describe('the counters of a post', () => {
  test('leave out a hidden comment with its replies, and count them again later', async () => {
    await reader.comment(hosted._id, 'Why?', comment._id);
    expect(await counters()).toEqual([2, 1]);
    const decision = await remove('comment', comment._id);
    expect(await counters()).toEqual([0]);
    await overturn(decision);
    expect(await counters()).toEqual([2, 1]);
  });

  test('leave out a hidden reply', async () => {
    const reply = await author.comment(
      hosted._id,
      'Because.',
      (await reader.comment(hosted._id, 'Why?'))._id,
    );
    expect(await counters()).toEqual([3, 1, 0]);
    await remove('comment', reply._id);
    expect(await counters()).toEqual([2, 0, 0]);
    await author.request('DELETE', `/comment/delete/${reply._id}`);
    expect(await counters()).toEqual([2, 0, 0]);
  });

  test('stay correct if hidden content is deleted or the account of its author is deleted', async () => {
    await reader.comment(hosted._id, 'Why?', comment._id);
    await remove('comment', comment._id);
    await moderator.request('DELETE', `/comment/delete/${comment._id}`);
    expect(await counters()).toEqual([0]);
    const second = await author.comment(hosted._id, 'Again.');
    await remove('comment', second._id);
    await erase(community, author);
    expect(await counters()).toEqual([0]);
  });
});

describe('all content of a member', () => {
  const all = { ...ways, ...waysOfMember };

  test('is hidden during a suspension if the staff chooses so, and is visible again after it', async () => {
    const before = await met(reader, all);
    expect(before).toEqual(Object.keys(all));
    await suspend();
    expect(await met(reader, all)).toEqual(before);
    await suspend(true);
    expect(await met(reader, all)).toEqual([]);
    expect(await met(administrator, all)).toEqual(before);
    expect(await counters()).toEqual([0]);
    community.clock.advance(7 * DAY);
    await community.jobs.drain();
    expect(await met(reader, all)).toEqual(before);
    expect(await counters()).toEqual([1, 0]);
  });

  test('is visible again when the restriction is lifted or replaced by one that hides nothing', async () => {
    const before = await met(reader, all);
    const body = { reason: 'Sorry.' };
    await suspend(true);
    await administrator.request('PUT', `/admin/members/${author.id}/restore`, { body });
    expect(await met(reader, all)).toEqual(before);
    await suspend(true);
    await suspend(false);
    expect(await met(reader, all)).toEqual(before);
  });

  test('is hidden while the account is pending deletion, and visible again after a restore', async () => {
    const { email } = await community.database.read
      .selectFrom('users')
      .select('email')
      .where('id', '=', author.id)
      .executeTakeFirstOrThrow();
    const before = await met(reader, all);
    await begin(author);
    expect(await met(reader, all)).toEqual([]);
    expect(await met(moderator, all)).toEqual(before);
    expect(await counters()).toEqual([0]);
    const body = { email, password: 'Stella-Maris-33' };
    expect((await community.stranger.request('POST', '/auth/restore', { body })).status).toBe(200);
    expect(await met(reader, all)).toEqual(before);
    expect(await counters()).toEqual([1, 0]);
  });

  test('stays hidden if a second suspension that hides content replaces the first', async () => {
    await suspend(true);
    community.clock.advance(6 * DAY);
    await suspend(true);
    community.clock.advance(2 * DAY);
    await community.jobs.drain();
    expect(await met(reader, all)).toEqual([]);
    community.clock.advance(5 * DAY);
    await community.jobs.drain();
    expect(await met(reader, all)).toHaveLength(Object.keys(all).length);
  });

  test('is hidden by a permanent ban, also from friends, followers and their counters', async () => {
    await befriend(reader, author);
    await follow(reader, author);
    const friends = () => get<Schemas['FriendPage']>(reader, '/friendship/friends');
    expect([(await friends()).total, await inFeed(reader, '/post/all?feed=following')]).toEqual([1, true]);
    await administrator.request('PUT', `/admin/members/${author.id}/ban`, {
      body: { reason: 'Fraud.', hideContent: true },
    });
    expect(await friends()).toMatchObject({ total: 0, friends: [] });
    expect(await inFeed(reader, '/post/all?feed=following')).toBe(false);
  });
});
