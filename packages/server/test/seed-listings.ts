import fastify from 'fastify';
import { detailsFor, makeKeyOf } from '../src/features/marketplace/details.ts';
import { wordRows } from '../src/features/marketplace/word-rows.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import type { DatabaseSchema } from '../src/platform/database/schema.ts';
import { zipCodes } from '../src/platform/places/zip-codes.ts';
import { openBulkLoad } from './bulk-load.ts';

type ListingsTable = DatabaseSchema['listings'];

const things =
  'crucifix rosary icon missal breviary statue candlestick chasuble stole thurible bell censer lectern pew chalice medal scapular novena triptych tapestry organ harmonium lantern banner'.split(
    ' ',
  );
const qualities =
  'wooden silver antique painted carved large small Italian Polish Mexican restored brass marble plain gilded travel'.split(
    ' ',
  );
const origins = 'Bethlehem Rome Kraków Guadalupe Lourdes Assisi Toledo Antwerp Vienna Lisbon'.split(' ');
const makes = 'Toyota Honda Ford Chevrolet Nissan Subaru Kia Volkswagen'.split(' ');
const authors = ['Thérèse of Lisieux', 'Augustine', 'G. K. Chesterton', 'Josemaría Escrivá'];
const bookLanguages = ['en', 'es', 'la'] as const;
const conditions = ['new', 'like-new', 'good', 'fair', 'for-parts'] as const;
const categories = ['Religious Items', 'Religious Art', 'Books', 'Other', 'Cars'] as const;

/** Returns a pseudo-random number, which is the same in each run. */
const drawn = (index: number, salt: number): number =>
  Math.imul(Math.imul(index + salt, 0x9e_37_79_b1) ^ ((index + salt) >>> 7), 0x85_eb_ca_6b) >>> 12;
const pick = <Item>(list: readonly Item[], index: number, salt: number): Item => {
  const item = list[drawn(index, salt) % list.length];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
};

const OWNERS = 1000;
/** The number of listings that are generated together. */
const BATCH = 1000;
const ownerId = (number: number): string => `00000000-0000-7001-8000-${String(number).padStart(12, '0')}`;

/** Returns a price. Many things are cheap and few are expensive, and most prices are whole dollars. */
function priceOf(index: number): number {
  const magnitude = (drawn(index, 11) % 1000) / 1000;
  return Math.round(10 ** (2 + magnitude ** 2 * 5.5) / 100) * 100;
}

const ownersOf = (now: number) =>
  Array.from({ length: OWNERS }, (_, number) => ({
    id: ownerId(number),
    first_name: 'Member',
    last_name: `Number ${number}`,
    search: 'member number',
    email: `owner-${number}@example.org`,
    email_key: `owner-${number}@example.org`,
    phone: null,
    password_hash: '',
    role: 'member',
    email_visible: 1,
    terms_accepted_at: null,
    created_at: now,
    updated_at: now,
  }));

/** Returns all ZIP codes. If `center` is a ZIP code, returns those within 50 miles of it. */
async function placesAround(center: string | null): Promise<readonly string[]> {
  const codes = await zipCodes();
  if (center !== null) return codes.within(center, 50).toSorted();
  return Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0')).filter(
    (zip) => codes.find(zip) !== null,
  );
}

interface Community {
  readonly databaseUrl: string | null;
  /** The ZIP code near which all listings are. Null for listings in the whole country. */
  readonly center: string | null;
}

/** Creates a thousand members, and writes listings of them. */
export async function writeListings(
  database: Database,
  count: number,
  { databaseUrl, center }: Community,
): Promise<void> {
  const now = Date.now();
  const first = now - count * 1000;
  const codes = await zipCodes();
  const places = await placesAround(center);

  function listingOf(index: number): ListingsTable {
    const created_at = first + index * 1000;
    const time = created_at.toString(16).padStart(12, '0');
    const zip = pick(places, index, 5);
    const category = pick(categories, index, 19);
    const make = pick(makes, index, 23);
    return {
      id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(index).padStart(12, '0')}`,
      owner_id: ownerId(drawn(index, 2) % OWNERS),
      title: `${pick(qualities, index, 3)} ${pick(things, index, 7)} ${index}`,
      description: `From ${pick(origins, index, 13)}, ${pick(qualities, index, 17)}.`,
      category,
      ...detailsFor(category, {
        condition: pick(conditions, index, 29),
        make,
        make_key: makeKeyOf(make),
        year: 1990 + (drawn(index, 31) % 36),
        mileage: drawn(index, 37) % 200_000,
        author: pick(authors, index, 41),
        language: pick(bookLanguages, index, 43),
      }),
      price: priceOf(index),
      status: index % 20 === 0 ? 'sold' : 'available',
      zip,
      town: codes.find(zip)?.town ?? null,
      state: codes.find(zip)?.state ?? null,
      idempotency_key: null,
      fingerprint: null,
      created_at,
      updated_at: null,
    };
  }

  const load = await openBulkLoad(database, databaseUrl);
  try {
    await load.insert('users', ownersOf(first));
    await load.dropIndexes(['listings', 'listing_words']);
    for (let from = 0; from < count; from += BATCH) {
      const length = Math.min(BATCH, count - from);
      const listings = Array.from({ length }, (_, offset) => listingOf(from + offset));
      await load.insert(
        'listings',
        listings.map((listing) => ({ ...listing })),
      );
      await load.insert(
        'listing_words',
        listings.flatMap((listing) => wordRows(listing.id, listing)),
      );
    }
    await load.restoreIndexes();
    await load.settle();
  } finally {
    await load.end();
  }
}

/** Writes this many listings into the database. The server must have run once and must be stopped. */
export async function seedListings(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  count: number,
  center: string | null,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  try {
    await writeListings(database, count, { databaseUrl, center });
  } finally {
    await database.close();
  }
}
