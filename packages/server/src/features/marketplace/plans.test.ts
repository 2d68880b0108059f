import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { look } from '../../../test/listings.ts';
import { writeListings } from '../../../test/seed-listings.ts';
import { zipCodes } from '../../platform/places/zip-codes.ts';
import { filterOf } from './filter.ts';
import { createListingSearch } from './listing-search.ts';
import type { Sort } from './order.ts';

const LISTINGS = 12_000;
const OWN = 3000;
/** A placeholder for the owner of these listings. */
const OWNER = 'maria';

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  const { databaseUrl } = community.config;
  await writeListings(community.database, LISTINGS, { databaseUrl, center: null });
  await givePart(community.database, maria.id);
}, 120_000);

afterAll(() => community.close());

/**
 * Gives the member many own listings and many saved listings, so many that the search does not read all of them.
 * Other members have saved listings too.
 */
async function givePart({ dialect, write }: Community['database'], userId: string): Promise<void> {
  const part = sql`(select id from listings order by id desc limit ${sql.lit(OWN)})`;
  await sql`update listings set owner_id = ${userId} where id in ${part}`.execute(write);
  await sql`insert into saved_listings (user_id, listing_id, created_at)
    select owner_id, id, 0 from listings`.execute(write);
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(write);
}

type Asked = Parameters<KyselyPlugin['transformQuery']>[0];

/** Returns the SQL statements that the search runs. */
async function statementsOf(query: Parameters<typeof filterOf>[0], sort: Sort): Promise<Asked[]> {
  const { database } = community;
  const asked: Asked[] = [];
  const read = database.read.withPlugin({
    transformQuery: (statement) => {
      asked.push(statement);
      return statement.node;
    },
    transformResult: async ({ result }) => result,
  });
  const find = createListingSearch({ ...database, read });
  const asking = query.owner === undefined ? query : { ...query, owner: maria.id };
  const filter = filterOf(asking, '10001', await zipCodes());
  const page = { sort, after: null, limit: 21 };
  // The first call also compiles the cached queries. The statements of this first call have placeholders, so these
  // statements are removed from `asked`.
  await find(maria.id, filter, page);
  asked.length = 0;
  await find(maria.id, filter, page);
  return asked;
}

async function planOf({ node, queryId }: Asked): Promise<string> {
  const { dialect, read } = community.database;
  const query = read.getExecutor().compileQuery(node, queryId);
  // On PostgreSQL, explains the generic plan, because the server is configured to use no other plan.
  const explained: CompiledQuery<Record<string, unknown>> =
    dialect === 'postgres'
      ? { ...query, sql: `explain (generic_plan) ${query.sql}`, parameters: [] }
      : { ...query, sql: `explain query plan ${query.sql}` };
  const { rows } = await read.executeQuery(explained);
  return rows.map((row) => Object.values(row).join(' ')).join('\n');
}

/** Whether the plan reads all listings or all words. */
const readsAll = (plan: string): boolean =>
  /Seq Scan on (?:listings|listing_words)|SCAN (?:listings|listing_words)(?! USING)/u.test(plan);

describe('a search', () => {
  test.each<[string, Parameters<typeof filterOf>[0], Sort]>([
    ['all listings', {}, 'newest'],
    ['the oldest listings', {}, 'oldest'],
    ['the cheapest listings', {}, 'price-low'],
    ['the most expensive listings', {}, 'price-high'],
    ['a category', { category: 'Books' }, 'newest'],
    ['a category, sorted by price', { category: 'Books' }, 'price-low'],
    ['prices of many listings', { maxPrice: 1000 }, 'newest'],
    ['prices of few listings', { minPrice: 900_000 }, 'newest'],
    ['prices, sorted by price', { minPrice: 50, maxPrice: 500 }, 'price-low'],
    ['a word in many listings', { search: 'wooden' }, 'newest'],
    ['a word in few listings', { search: '11999' }, 'newest'],
    ['two words', { search: 'wooden icon' }, 'newest'],
    ['a distance', { distance: 50 }, 'newest'],
    ['a distance, sorted by price', { distance: 50 }, 'price-low'],
    ['the listings of a member', { owner: OWNER }, 'newest'],
    ['the listings of a member, sorted by price', { owner: OWNER }, 'price-high'],
    ['saved listings', { saved: true }, 'oldest'],
    [
      'all filters together',
      { search: 'wooden', category: 'Books', maxPrice: 500, distance: 50 },
      'price-low',
    ],
  ])('for %s uses an index', async (_, query, sort) => {
    const statements = await statementsOf(query, sort);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const plan = await planOf(statement);
      expect([readsAll(plan), plan]).toEqual([false, plan]);
    }
  });

  test('finds the same among many listings as among few', async () => {
    const queries = ['search=wooden', 'search=wooden&category=Books&maxPrice=500', 'minPrice=20&maxPrice=40'];
    for (const query of queries) {
      for (const sort of ['newest', 'oldest', 'price-low', 'price-high']) {
        const { items } = await look(maria, `?${query}&sort=${sort}&limit=50`);
        const whole = items.map((item) => item._id);
        const first = await look(maria, `?${query}&sort=${sort}&limit=20`);
        const second = await look(maria, `?${query}&sort=${sort}&limit=20&cursor=${first.nextCursor}`);
        expect([...first.items, ...second.items].map((item) => item._id)).toEqual(whole.slice(0, 40));
        const texts = items.map(({ title, description }) => `${title} ${description}`.toLowerCase());
        const [, word = ''] = /search=(\w+)/u.exec(query) ?? [];
        expect(texts.filter((text) => !text.includes(word))).toEqual([]);
      }
    }
  });

  test.each(['newest', 'oldest', 'price-low', 'price-high'])(
    'returns the listings of one member and saved listings in pages by %s',
    async (sort) => {
      const read = async (query: string) => {
        const ids: string[] = [];
        let next = '';
        do {
          const page = await look(maria, `?${query}&sort=${sort}&limit=100${next}`);
          expect(page.totalIsCapped).toBe(true);
          ids.push(...page.items.map((item) => item._id));
          next = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
        } while (next !== '');
        return ids;
      };
      const own = await read(`owner=${maria.id}`);
      expect([own.length, new Set(own).size]).toEqual([OWN, OWN]);
      expect(await read('saved=true')).toEqual(own);
    },
    60_000,
  );

  test('says whether more listings match than were counted', async () => {
    const all = await look(maria);
    expect([all.total, all.totalIsCapped]).toEqual([1000, true]);
    expect(all.categories.map(({ count, isCapped }) => [count, isCapped])).toEqual(
      Array.from({ length: 5 }, () => [200, true]),
    );
    const few = await look(maria, '?search=11999');
    expect([few.total, few.totalIsCapped]).toEqual([1, false]);
  });
});
