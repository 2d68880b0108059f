import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { offered } from '../../../test/listings.ts';
import { block, numbersOf } from '../../../test/relations.ts';
import { userRow } from '../../../test/user-row.ts';

type Schemas = components['schemas'];

let community: Community;
let seller: Caller;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  await community.database.write.deleteFrom('saved_searches').execute();
  seller = await community.join({ firstName: 'Josef' });
  maria = await community.join();
});

afterAll(() => community.close());

const save = (caller: Caller, body: Schemas['SavedSearchPayload']) =>
  caller.request<Schemas['SavedSearchAnswer']>('POST', '/marketplace/searches', { body });

async function list(caller: Caller): Promise<Schemas['SavedSearch'][]> {
  const { body } = await caller.request<Schemas['SavedSearches']>('GET', '/marketplace/searches');
  return body.searches;
}

async function notificationsOf(caller: Caller): Promise<Schemas['MemberNotification'][]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.filter(({ kind }) => kind === 'listing_match');
}

/** Runs the jobs that compare every listing with every saved search. */
const compared = (): Promise<void> => community.jobs.drain();

describe('a saved search', () => {
  test('is returned as it was sent, and listed', async () => {
    const { status, body } = await save(maria, {
      search: ' Olive  cross ',
      category: 'Religious Art',
      minPrice: 5,
      maxPrice: 99.95,
      distance: 25,
      zip: '02134',
    });
    expect(status).toBe(201);
    expect(body.search).toMatchObject({
      category: 'Religious Art',
      minPrice: 5,
      maxPrice: 99.95,
      distance: 25,
      zip: '02134',
    });
    await save(maria, { category: 'Books' });
    const searches = await list(maria);
    expect(searches.map(({ category }) => category)).toEqual(['Books', 'Religious Art']);
    expect(await list(seller)).toEqual([]);
  });

  test('is stored once', async () => {
    const first = await save(maria, { search: 'cross olive', maxPrice: 10 });
    const again = await save(maria, { search: 'Olive CROSS', maxPrice: 10 });
    expect([again.status, again.body.search._id]).toEqual([200, first.body.search._id]);
  });

  test('counts toward a maximum of twenty, even for simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => save(maria, { minPrice: index })),
    );
    expect(tally(answers)).toEqual({ 201: 20, 400: 5 });
    const refused = await maria.request('POST', '/marketplace/searches', { body: { minPrice: 77 } });
    expect([refused.body.id, refused.body.errors?.map(({ path }) => path)]).toEqual([
      'search.too-many',
      ['search'],
    ]);
    expect(await list(maria)).toHaveLength(20);
  });

  test.each<[string, object, string]>([
    ['no filters', {}, 'search'],
    ['only punctuation', { search: ' ?! ' }, 'search'],
    ['an unknown category', { category: 'Relics' }, 'category'],
    ['a price with three decimals', { minPrice: 1.234 }, 'minPrice'],
    ['a minimum above the maximum', { minPrice: 2, maxPrice: 1 }, 'maxPrice'],
    ['a distance without a ZIP code', { distance: 5 }, 'distance'],
    ['a distance that is not offered', { distance: 6, zip: '02134' }, 'distance'],
    ['an unknown ZIP code', { distance: 5, zip: '00000' }, 'zip'],
  ])('of %s is refused', async (_, body, path) => {
    const answer = await maria.request('POST', '/marketplace/searches', { body });
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  test('can be deleted by its member only', async () => {
    const { body } = await save(maria, { category: 'Books' });
    const path = `/marketplace/searches/${body.search._id}`;
    expect((await seller.request('DELETE', path)).status).toBe(404);
    expect((await maria.request('DELETE', path)).status).toBe(200);
    expect((await maria.request('DELETE', path)).status).toBe(404);
    expect((await maria.request('DELETE', `/marketplace/searches/${UNKNOWN_ID}`)).status).toBe(404);
  });
});

describe('a new listing', () => {
  const listing = {
    title: 'Olive wood crucifix',
    description: 'From Bethlehem',
    price: 45,
    category: 'Religious Art',
    zip: '02139',
  } as const;

  test.each<[string, Schemas['SavedSearchPayload'], boolean]>([
    ['a word', { search: 'crucifix' }, true],
    ['the beginnings of words', { search: 'beth OLIV' }, true],
    ['another word', { search: 'rosary' }, false],
    ['two words of which it contains one', { search: 'olive rosary' }, false],
    ['its category', { category: 'Religious Art' }, true],
    ['another category', { category: 'Books' }, false],
    ['exactly its price', { minPrice: 45, maxPrice: 45 }, true],
    ['a lower price', { maxPrice: 44.99 }, false],
    ['a higher price', { minPrice: 45.01 }, false],
    ['its neighborhood', { distance: 5, zip: '02134' }, true],
    ['a place far away', { distance: 50, zip: '10001' }, false],
  ])('notifies a member who searches for %s only if it matches', async (_, search, expected) => {
    await save(maria, search);
    const { _id } = await offered(seller, listing);
    await compared();
    const notifications = await notificationsOf(maria);
    expect(notifications.map(({ subjectId, excerpt, actor }) => [subjectId, excerpt, actor?._id])).toEqual(
      expected ? [[_id, 'Olive wood crucifix', seller.id]] : [],
    );
    expect((await numbersOf(community, maria)).unread).toBe(expected ? 1 : 0);
  });

  test('notifies once for any number of matching searches, also on open pages', async () => {
    await save(maria, { search: 'olive' });
    await save(maria, { category: 'Religious Art' });
    const url = await community.listen();
    const listener: Listener = listen(url, maria.token ?? '');
    try {
      await listener.next('connected');
      await offered(seller, listing);
      await compared();
      await expect
        .poll(() => listener.received.filter(({ event }) => event === 'notification'))
        .toHaveLength(1);
    } finally {
      listener.close();
    }
    expect(await notificationsOf(maria)).toHaveLength(1);
  });

  test('does not notify its owner, members with a block between them, or members who turned this off', async () => {
    const [blocked, muted] = [await community.join(), await community.join()];
    for (const caller of [seller, blocked, muted, maria]) await save(caller, { category: 'Religious Art' });
    await block(seller, blocked);
    await muted.request('PUT', '/notification/preferences', { body: { listingMatch: false } });
    await offered(seller, listing);
    await compared();
    const counts = [];
    for (const caller of [seller, blocked, muted, maria]) counts.push((await notificationsOf(caller)).length);
    expect(counts).toEqual([0, 0, 0, 1]);
  });

  test('notifies a thousand members, in batches', async () => {
    const { database, clock } = community;
    const ids = Array.from(
      { length: 1000 },
      (_, at) => `00000000-0000-7000-9000-${String(at).padStart(12, '0')}`,
    );
    await database.transaction(async (transaction) => {
      for (let from = 0; from < ids.length; from += 100) {
        const part = ids.slice(from, from + 100);
        await transaction
          .insertInto('users')
          .values(part.map((id) => userRow(id, clock.now())))
          .execute();
        await transaction
          .insertInto('saved_searches')
          .values(
            part.map((id) => ({
              id: id.replace('-9000-', '-a000-'),
              user_id: id,
              search: 'olive',
              fingerprint: 'olive',
              category: null,
              min_price: null,
              max_price: null,
              distance: null,
              zip: null,
              created_at: clock.now(),
            })),
          )
          .execute();
      }
    });
    const { _id } = await offered(seller, listing);
    await compared();
    const { count } = await database.read
      .selectFrom('notifications')
      .select(({ fn }) => fn.count<number>('user_id').distinct().as('count'))
      .where('subject_id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1000);
    const batches = await database.read
      .selectFrom('jobs')
      .select(['attempts', 'outcome'])
      .where('kind', '=', 'listing.alert')
      .where('key', 'like', `${_id}%`)
      .execute();
    expect(batches).toEqual(Array.from({ length: 3 }, () => ({ attempts: 1, outcome: 'done' })));
  });

  test('is named with its current title in notifications', async () => {
    await save(maria, { search: 'olive' });
    const [one, other] = [await offered(seller, listing), await offered(seller, listing)];
    await compared();
    await seller.request('PUT', `/marketplace/update/${one._id}`, { body: { title: 'Olive branch' } });
    const excerpts = (await notificationsOf(maria)).map(({ subjectId, excerpt }) => [subjectId, excerpt]);
    expect(Object.fromEntries(excerpts)).toEqual({ [one._id]: 'Olive branch', [other._id]: listing.title });
  });

  test('that was deleted notifies nobody', async () => {
    await save(maria, { search: 'olive' });
    const { _id } = await offered(seller, listing);
    await compared();
    expect(await notificationsOf(maria)).toHaveLength(1);
    await seller.request('DELETE', `/marketplace/delete/${_id}`);
    expect(await notificationsOf(maria)).toEqual([]);
    expect((await numbersOf(community, maria)).unread).toBe(0);
  });
});
