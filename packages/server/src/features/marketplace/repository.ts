import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { ListingsTable } from './tables.ts';
import { isHidden, isOpenTo } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { detailColumns, listingDetailColumns, type Details } from './details.ts';
import { areaOf, listingWords } from './listing-words.ts';
import { personColumns, personFieldColumns, type PersonRow } from '../people/index.ts';

export type Write = Transaction<DatabaseSchema>;
type Reader = Kysely<DatabaseSchema>;

/** One row contains everything that the card of a listing shows, except the photos. */
const cards = (database: Reader, viewer: string) =>
  database
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .leftJoin('saved_listings', (join) =>
      join.onRef('saved_listings.listing_id', '=', 'listings.id').on('saved_listings.user_id', '=', viewer),
    )
    .leftJoin('listing_reservations', (join) =>
      join
        .onRef('listing_reservations.listing_id', '=', 'listings.id')
        .on('listings.status', '=', 'reserved'),
    )
    .leftJoin('listing_offers', (join) =>
      join.onRef('listing_offers.listing_id', '=', 'listings.id').on('listing_offers.user_id', '=', viewer),
    )
    .leftJoin('listing_meeting_points', 'listing_meeting_points.listing_id', 'listings.id')
    .leftJoin('publications as parishes', (join) =>
      join
        .onRef('parishes.id', '=', 'listing_meeting_points.parish_id')
        .on('parishes.kind', '=', 'parish')
        .on('parishes.state', '=', 'published'),
    )
    .select([
      'listings.id',
      'listings.owner_id',
      'listings.title',
      'listings.description',
      'listings.category',
      'listings.price',
      'listings.status',
      ...listingDetailColumns,
      'listings.zip',
      'listings.town',
      'listings.state',
      'listings.fingerprint',
      'listings.created_at',
      'listings.updated_at',
      ...personFieldColumns,
      'saved_listings.created_at as saved_at',
      'listing_reservations.user_id as reserved_for',
      'listing_offers.amount as offer_amount',
      'listing_offers.state as offer_state',
      'listing_offers.created_at as offered_at',
      'parishes.id as parish_id',
      'parishes.title as parish_title',
      'parishes.details as parish_details',
    ])
    .select(isHidden('listings.owner_id', 'listings.id').as('is_hidden'));

export const photosOf = (database: Reader) =>
  database
    .selectFrom('listing_photos')
    .innerJoin('files', 'files.id', 'listing_photos.file_id')
    .select([
      'listing_photos.listing_id',
      'listing_photos.file_id',
      'listing_photos.description',
      'files.width',
      'files.height',
      'files.placeholder',
    ])
    .orderBy('listing_photos.listing_id')
    .orderBy('listing_photos.position');

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;
export type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosOf>['executeTakeFirstOrThrow']>>;
export interface ListingRow extends CardRow {
  readonly photos: readonly PhotoRow[];
  /** The member for whom the listing is reserved. Null unless the viewer is its owner and can see the member. */
  readonly reservedFor: PersonRow | null;
}
export type Brief = Pick<ListingsTable, 'id' | 'title' | 'price' | 'status' | 'zip'>;
export type LockedListing = Pick<
  ListingsTable,
  'owner_id' | 'title' | 'description' | 'category' | 'price' | 'status' | 'zip' | keyof Details
>;

/** A photo of a listing. Its index in the list is its position. */
export interface PlacedPhoto {
  readonly fileId: string;
  readonly description: string;
}

/** Reads the members for whom the viewer has reserved the listings. Most pages have none, and need no query. */
async function reservedMembers(
  staffRule: StaffRule,
  reader: Reader,
  viewer: string,
  rows: readonly CardRow[],
): Promise<ReadonlyMap<string, PersonRow>> {
  const ids = rows.flatMap(({ owner_id, reserved_for }) =>
    owner_id === viewer && reserved_for !== null ? [reserved_for] : [],
  );
  if (ids.length === 0) return new Map();
  const members = await reader
    .selectFrom('users')
    .select(personColumns)
    .where('users.id', 'in', ids)
    .where(isOpenTo(staffRule, viewer, 'users.id'))
    .where(noBlockBetween(viewer, 'users.id'))
    .execute();
  return new Map(members.map((member) => [member.id, member]));
}

async function complete(
  staffRule: StaffRule,
  reader: Reader,
  viewer: string,
  rows: readonly CardRow[],
): Promise<ListingRow[]> {
  if (rows.length === 0) return [];
  const members = await reservedMembers(staffRule, reader, viewer, rows);
  const found = await photosOf(reader)
    .where(
      'listing_photos.listing_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byListing = Map.groupBy(found, (photo) => photo.listing_id);
  return rows.map((row) => ({
    ...row,
    photos: byListing.get(row.id) ?? [],
    reservedFor: members.get(row.reserved_for ?? '') ?? null,
  }));
}

const visible = (staffRule: StaffRule, reader: Reader, viewer: string) =>
  cards(reader, viewer)
    .where(isOpenTo(staffRule, viewer, 'listings.owner_id', 'listings.id'))
    .where(noBlockBetween(viewer, 'listings.owner_id'));

/** The columns of a listing that are copied to the rows of its words. */
const sought = ({ category, price, status, zip }: LockedListing) => ({
  area: areaOf(zip),
  category,
  price,
  status,
  zip,
});

/**
 * The maximum number of rows in one insert, because databases limit the parameters of a statement. A text without
 * spaces can have one word for each letter.
 */
const WORDS_TOGETHER = 1000;

export const wordRows = (id: string, listing: LockedListing) =>
  listingWords(listing).map((word) => ({ listing_id: id, word, ...sought(listing) }));

async function insertWords(transaction: Write, id: string, listing: LockedListing): Promise<void> {
  const words = wordRows(id, listing);
  for (let from = 0; from < words.length; from += WORDS_TOGETHER) {
    await transaction
      .insertInto('listing_words')
      .values(words.slice(from, from + WORDS_TOGETHER))
      .execute();
  }
}

export function createListingRepository({ read, write, staffRule }: Database) {
  return {
    async homeOf(userId: string): Promise<string | null> {
      const user = await read.selectFrom('users').select('zip').where('id', '=', userId).executeTakeFirst();
      return user?.zip ?? null;
    },

    async find(viewer: string, id: string, reader: Reader = read): Promise<ListingRow | null> {
      const [listing] = await complete(
        staffRule,
        reader,
        viewer,
        await visible(staffRule, reader, viewer).where('listings.id', '=', id).execute(),
      );
      return listing ?? null;
    },

    async findByKey(ownerId: string, key: string): Promise<ListingRow | null> {
      const made = await cards(read, ownerId)
        .where('listings.owner_id', '=', ownerId)
        .where('listings.idempotency_key', '=', key)
        .execute();
      const [listing] = await complete(staffRule, read, ownerId, made);
      return listing ?? null;
    },

    /** Returns the listings in the order of the ids. Deleted listings are left out. */
    async list(viewer: string, ids: readonly string[]): Promise<ListingRow[]> {
      if (ids.length === 0) return [];
      const rows = await visible(staffRule, read, viewer).where('listings.id', 'in', ids).execute();
      const byId = new Map((await complete(staffRule, read, viewer, rows)).map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async briefs(ids: readonly string[]): Promise<Brief[]> {
      if (ids.length === 0) return [];
      return read
        .selectFrom('listings')
        .select(['id', 'title', 'price', 'status', 'zip'])
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
    },

    async insert(transaction: Write, listing: ListingsTable, placed: readonly PlacedPhoto[]): Promise<void> {
      await transaction.insertInto('listings').values(listing).execute();
      await insertWords(transaction, listing.id, listing);
      await this.place(transaction, listing.id, placed);
    },

    /** Locks the listing until the transaction ends. */
    async lock(transaction: Write, id: string): Promise<LockedListing | null> {
      const listing = await transaction
        .selectFrom('listings')
        .select(['owner_id', 'title', 'description', 'category', 'price', 'status', 'zip', ...detailColumns])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return listing ?? null;
    },

    async update(
      transaction: Write,
      id: string,
      locked: LockedListing,
      change: Partial<ListingsTable>,
    ): Promise<void> {
      await transaction.updateTable('listings').set(change).where('id', '=', id).execute();
      const updated = { ...locked, ...change };
      const hasSameTexts = (['title', 'description', 'make', 'author'] as const).every(
        (column) => updated[column] === locked[column],
      );
      if (hasSameTexts) {
        const hasChanged = (['category', 'price', 'status', 'zip'] as const).some(
          (column) => updated[column] !== locked[column],
        );
        if (!hasChanged) return;
        await transaction
          .updateTable('listing_words')
          .set(sought(updated))
          .where('listing_id', '=', id)
          .execute();
        return;
      }
      await transaction.deleteFrom('listing_words').where('listing_id', '=', id).execute();
      await insertWords(transaction, id, updated);
    },

    async photosOf(reader: Reader, id: string): Promise<PhotoRow[]> {
      return photosOf(reader).where('listing_photos.listing_id', '=', id).execute();
    },

    /** Replaces the photos of the listing. */
    async place(transaction: Write, id: string, placed: readonly PlacedPhoto[]): Promise<void> {
      await transaction.deleteFrom('listing_photos').where('listing_id', '=', id).execute();
      if (placed.length === 0) return;
      await transaction
        .insertInto('listing_photos')
        .values(
          placed.map(({ fileId, description }, position) => ({
            listing_id: id,
            position,
            file_id: fileId,
            description,
          })),
        )
        .execute();
    },

    async delete(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('listings').where('id', '=', id).execute();
    },

    /** Saves the listing for the member. A repeated call changes nothing. */
    async save(userId: string, id: string, now: number): Promise<void> {
      await write
        .insertInto('saved_listings')
        .columns(['user_id', 'listing_id', 'created_at'])
        .expression((query) =>
          query
            .selectFrom('listings')
            .select([sql.val(userId).as('user_id'), 'listings.id', sql.val(now).as('created_at')])
            .where('listings.id', '=', id),
        )
        .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
        .execute();
    },

    async unsave(userId: string, id: string): Promise<void> {
      await write
        .deleteFrom('saved_listings')
        .where('user_id', '=', userId)
        .where('listing_id', '=', id)
        .execute();
    },
  };
}
