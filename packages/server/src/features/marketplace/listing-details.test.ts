import type { components } from '@parvis/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listingForm, look, offer, offered, photos, titles } from '../../../test/listings.ts';

type Schemas = components['schemas'];
type Listing = Schemas['Listing'];

let community: Community;
let seller: Caller;
let reader: Caller;

const minivan = { title: 'Minivan', category: 'Cars', price: 8900, make: 'Citroën', year: 2014 } as const;
const goods: readonly Partial<Schemas['ListingPayload']>[] = [
  { ...minivan, mileage: 92_000 },
  { title: 'Pickup', category: 'Cars', price: 12_400, make: 'Ford', year: 2019, mileage: 31_000 },
  { title: 'Old car', category: 'Cars', price: 500 },
  { title: 'Imitation', category: 'Books', author: 'Thomas à Kempis', language: 'la', condition: 'fair' },
  { title: 'Story of a Soul', category: 'Books', author: 'Thérèse of Lisieux', language: 'en' },
  { title: 'Statue', category: 'Religious Art', condition: 'fair' },
];

beforeAll(async () => {
  community = await startCommunity();
  seller = await community.join();
  reader = await community.join();
  for (const good of goods) await offered(seller, good);
});

afterAll(() => community.close());

const change = async (id: string, body: Schemas['ListingUpdatePayload'] | FormData): Promise<Listing> => {
  const answer = await seller.request<Schemas['ListingAnswer']>('PUT', `/marketplace/update/${id}`, { body });
  return answer.body.item;
};

const found = async (query: string) =>
  titles(await look(reader, `?sort=oldest&${query}`)).filter((title) =>
    goods.some((good) => good.title === title),
  );

describe('the details of a listing', () => {
  test('are those of its category. Others are dropped', async () => {
    const everything = {
      make: ' Toyota ',
      year: 2014,
      mileage: 0,
      author: 'Augustine',
      language: 'la',
      condition: 'good',
    } as const;
    const car = await offered(seller, { ...everything, category: 'Cars', title: 'Everything' });
    expect(car).toMatchObject({ make: 'Toyota', year: 2014, mileage: 0 });
    expect(Object.keys(car)).not.toEqual(expect.arrayContaining(['author']));
    expect(Object.keys(car)).not.toEqual(expect.arrayContaining(['condition']));
    const book = await change(car._id, { category: 'Books', author: 'Augustine', condition: 'good' });
    expect(book).toMatchObject({ author: 'Augustine', condition: 'good' });
    for (const name of ['make', 'year', 'mileage', 'language']) expect(book).not.toHaveProperty(name);
    const other = await change(car._id, { category: 'Other' });
    expect(other.condition).toBe('good');
    expect(other).not.toHaveProperty('author');
  });

  test('stay as they are if a change does not have them, and can be removed', async () => {
    const { _id } = await offered(seller, { ...minivan, mileage: 5, title: 'Changed' });
    expect(await change(_id, { price: 1 })).toMatchObject({ make: 'Citroën', year: 2014, mileage: 5 });
    const emptied = await change(_id, { make: '', year: null, mileage: null });
    for (const name of ['make', 'year', 'mileage']) expect(emptied).not.toHaveProperty(name);
  });

  test('come from a form with photos too', async () => {
    const fields = { category: 'Cars', title: 'From a form', make: 'Ford', year: '2019', mileage: '31000' };
    const body = listingForm(await photos(1), fields);
    const { item } = (await seller.request<Schemas['ListingAnswer']>('POST', '/marketplace/create', { body }))
      .body;
    expect(item).toMatchObject({ make: 'Ford', year: 2019, mileage: 31_000 });
    const emptied = await change(item._id, listingForm(await photos(1), { year: '', mileage: '' }));
    expect(emptied).toMatchObject({ make: 'Ford' });
    expect(emptied).not.toHaveProperty('year');
  });

  test.each<[string, Record<string, unknown>]>([
    ['year', { year: 1885 }],
    ['year', { year: 2200 }],
    ['year', { year: 2014.5 }],
    ['mileage', { mileage: -1 }],
    ['mileage', { mileage: 2_000_001 }],
    ['make', { make: 'x'.repeat(41) }],
    ['author', { author: 'x'.repeat(121) }],
    ['condition', { condition: 'used' }],
    ['language', { language: 'tlh' }],
  ])('with a wrong %s are refused: %j', async (path, body) => {
    const { status, body: answer } = await seller.request('POST', '/marketplace/create', {
      body: { title: 'Wrong', price: 1, category: 'Cars', ...body },
    });
    expect(status).toBe(400);
    expect(answer.errors?.map((error) => error.path)).toEqual([path]);
  });

  test.each([
    ['year', '1700'],
    ['mileage', '9999999'],
  ])('of a form with a wrong %s are refused', async (name, value) => {
    const { status } = await seller.request('POST', '/marketplace/create', {
      body: listingForm([], { category: 'Cars', [name]: value }),
    });
    expect(status).toBe(400);
  });

  test('belong to what a repeated request must repeat', async () => {
    const headers = { 'idempotency-key': 'details-of-a-car' };
    const draft = { ...minivan, title: 'Twice' };
    const first = await offer(seller, draft, headers);
    expect((await offer(seller, draft, headers)).body.item._id).toBe(first.body.item._id);
    expect((await offer(seller, { ...draft, year: 2015 }, headers)).status).toBe(400);
  });
});

describe('listings are found', () => {
  test.each<[string, string[]]>([
    ['make=citroen', ['Minivan']],
    ['make=CITROËN&category=Cars', ['Minivan']],
    ['make=cit', []],
    ['minYear=2015', ['Pickup']],
    ['minYear=2000&maxYear=2014', ['Minivan']],
    ['maxMileage=31000', ['Pickup']],
    ['language=la', ['Imitation']],
    ['condition=fair', ['Imitation', 'Statue']],
    ['condition=fair&category=Books', ['Imitation']],
    ['condition=fair&search=stat', ['Statue']],
    ['search=citro', ['Minivan']],
    ['search=kempis', ['Imitation']],
    ['search=lisieux soul', ['Story of a Soul']],
    ['make=ford&maxPrice=13000', ['Pickup']],
    ['make=ford&maxPrice=100', []],
    ['make=%25', ['Minivan', 'Pickup', 'Old car', 'Imitation', 'Story of a Soul', 'Statue']],
  ])('by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('by the details of the listings of one member too', async () => {
    expect(await found(`owner=${seller.id}&make=ford`)).toEqual(['Pickup']);
  });

  test('by the make and the author after they change', async () => {
    const { _id } = await offered(seller, { category: 'Books', title: 'Renamed', author: 'Ambrose' });
    await change(_id, { author: 'Bonaventure' });
    expect(titles(await look(reader, '?search=ambrose'))).toEqual([]);
    expect(titles(await look(reader, '?search=bonav'))).toEqual(['Renamed']);
  });

  test('but a first year after the last is refused', async () => {
    const { status } = await reader.request('GET', '/marketplace/all?minYear=2015&maxYear=2014');
    expect(status).toBe(400);
  });
});

test('a saved search remembers the details, and finds only new listings that have them', async () => {
  const watcher = await community.join();
  const body = { category: 'Cars', make: 'Škoda', minYear: 2010, maxYear: 2020, maxMileage: 50_000 } as const;
  const saved = await watcher.request<Schemas['SavedSearchAnswer']>('POST', '/marketplace/searches', {
    body,
  });
  expect(saved.body.search).toMatchObject(body);
  const again = await watcher.request('POST', '/marketplace/searches', { body: { ...body, make: 'skoda' } });
  expect(again.status).toBe(200);
  const car = { category: 'Cars', make: 'SKODA', year: 2015, mileage: 50_000 } as const;
  await offered(seller, { ...car, title: 'Fits' });
  await offered(seller, { ...car, title: 'Too old', year: 2009 });
  await offered(seller, { ...car, title: 'Too new', year: 2021 });
  await offered(seller, { ...car, title: 'Driven far', mileage: 50_001 });
  await offered(seller, { ...car, title: 'Other make', make: 'Seat' });
  await offered(seller, { category: 'Cars', make: 'Skoda', title: 'Says nothing' });
  await community.jobs.drain();
  const { body: page } = await watcher.request<Schemas['NotificationPage']>(
    'GET',
    `/notification/all/${watcher.id}`,
  );
  expect(page.data.filter(({ kind }) => kind === 'listing_match').map(({ excerpt }) => excerpt)).toEqual([
    'Fits',
  ]);
});

test('a saved search for a condition or a language needs nothing else', async () => {
  const watcher = await community.join();
  for (const body of [{ condition: 'new' }, { language: 'la' }, { condition: 'new', language: 'la' }]) {
    const { status } = await watcher.request('POST', '/marketplace/searches', { body });
    expect(status).toBe(201);
  }
});

test('visitors read the details of a public listing', async () => {
  await seller.request('PUT', `/user/update/${seller.id}`, { body: { listingsPublic: true } });
  const { _id } = await offered(seller, { ...minivan, mileage: 92_000 });
  const { body } = await community.stranger.request<Schemas['PublicListingAnswer']>(
    'GET',
    `/listing/getById/${_id}`,
  );
  expect(body.item).toMatchObject({ make: 'Citroën', year: 2014, mileage: 92_000 });
  expect(body.item).not.toHaveProperty('make_key');
});

/** The plan of the query. PostgreSQL would read so few listings without an index, so that is forbidden. */
const planOf = (conditions: string): Promise<string> =>
  community.database.transaction(async (transaction) => {
    const isPostgres = community.database.dialect === 'postgres';
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(transaction);
    const query = `select id, category, price, zip, status from listings where status <> 'sold' and ${conditions}`;
    const explain = isPostgres ? 'explain' : 'explain query plan';
    return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(transaction)).rows);
  });

test.each([
  ["category = 'Cars' and make_key = 'ford' and year >= 2015", 'listings_listed_car'],
  ["condition = 'fair'", 'listings_listed_condition'],
  ["language = 'la'", 'listings_listed_language'],
])('the filter %s uses the index %s', async (conditions, index) => {
  expect(await planOf(conditions)).toContain(index);
});
