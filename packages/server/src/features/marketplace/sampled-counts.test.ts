import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { look } from '../../../test/listings.ts';
import type { Category, Status } from './filter.ts';
import { noDetails } from './details.ts';
import { wordRows } from './word-rows.ts';

const BOOKS = 1400;
const CARS = 5;
const RESERVED = 2;

let community: Community;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  // These are the oldest rows. They are read last, so no sample contains them.
  await write('Cars', 0, CARS);
  for (let from = 0; from < BOOKS; from += 200) await write('Books', CARS + from, 200);
  await write('Religious Art', CARS + BOOKS, 1);
  await write('Other', CARS + BOOKS + 1, RESERVED, 'reserved');
}, 120_000);

afterAll(() => community.close());

async function write(
  category: Category,
  first: number,
  count: number,
  status: Status = 'available',
): Promise<void> {
  const listings = Array.from({ length: count }, (_, offset) => {
    const created_at = Date.UTC(2026, 0, 1) + (first + offset) * 1000;
    const time = created_at.toString(16).padStart(12, '0');
    return {
      id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(first + offset).padStart(12, '0')}`,
      owner_id: maria.id,
      title: `Common thing ${first + offset}`,
      description: '',
      category,
      price: 2000,
      status,
      zip: null,
      town: null,
      state: null,
      ...noDetails,
      idempotency_key: null,
      fingerprint: null,
      created_at,
      updated_at: null,
    };
  });
  const { write: database } = community.database;
  await database.insertInto('listings').values(listings).execute();
  await database
    .insertInto('listing_words')
    .values(listings.flatMap((listing) => wordRows(listing.id, listing)))
    .execute();
}

const countsOf = ({ categories }: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(categories.map(({ category, count, isCapped }) => [category, [count, isCapped]]));

describe.each(['search=common', 'maxPrice=100', 'owner='])(
  'for results larger than the sample, %s',
  (asked) => {
    const query = (more: string) => `?${asked.endsWith('=') ? `${asked}${maria.id}` : asked}${more}`;

    test('the total of a category outside of the sample is not marked as exact', async () => {
      const first = await look(maria, query('&category=Cars&limit=3'));
      expect(first.nextCursor).not.toBeNull();
      expect(first.totalIsCapped).toBe(true);
      expect(first.total).toBeGreaterThanOrEqual(3);
      expect(first.total).toBeLessThanOrEqual(CARS);
      expect(countsOf(first)['Cars']).toEqual([first.total, true]);
      const second = await look(maria, query(`&category=Cars&limit=3&cursor=${first.nextCursor}`));
      expect([second.items.length, second.nextCursor, second.totalIsCapped]).toEqual([2, null, true]);
    });

    test('a chosen category is counted completely if it fits on one page', async () => {
      const page = await look(maria, query('&category=Cars'));
      expect([page.items.length, page.total, page.totalIsCapped]).toEqual([CARS, CARS, false]);
      expect(countsOf(page)['Cars']).toEqual([CARS, false]);
      const none = await look(maria, query('&category=Religious Items'));
      expect([none.total, none.totalIsCapped, countsOf(none)['Religious Items']]).toEqual([
        0,
        false,
        undefined,
      ]);
    });

    test('every category is listed if the sample cannot show which exist', async () => {
      const page = await look(maria, query('&limit=3'));
      expect([page.totalIsCapped, page.total >= page.items.length]).toEqual([true, true]);
      expect(Object.keys(countsOf(page)).toSorted()).toEqual([
        'Books',
        'Cars',
        'Other',
        'Religious Art',
        'Religious Items',
      ]);
      expect(page.categories.every(({ isCapped }) => isCapped)).toBe(true);
    });

    test('each category is counted completely if all matches fit on one page', async () => {
      const page = await look(maria, query('&status=reserved'));
      expect([page.total, page.totalIsCapped, countsOf(page)]).toEqual([
        RESERVED,
        false,
        { Other: [RESERVED, false] },
      ]);
    });
  },
);
