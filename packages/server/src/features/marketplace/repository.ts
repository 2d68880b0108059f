import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { cards, complete, photosOf, visible, type ListingRow, type PhotoRow, type Reader } from './cards.ts';
import { detailColumns, type Details } from './details.ts';
import type { ListingsTable } from './tables.ts';
import { insertWords, sought } from './word-rows.ts';

export type Write = Transaction<DatabaseSchema>;
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
