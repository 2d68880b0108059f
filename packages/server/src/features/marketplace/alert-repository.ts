import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { ListingsTable, SavedSearchesTable } from './tables.ts';

export type Write = Transaction<DatabaseSchema>;
export type OfferedListing = Pick<
  ListingsTable,
  'id' | 'owner_id' | 'title' | 'description' | 'category' | 'price' | 'status' | 'zip'
>;
export type WatchedSearch = Pick<
  SavedSearchesTable,
  'id' | 'user_id' | 'search' | 'category' | 'min_price' | 'max_price' | 'distance' | 'zip'
> & { readonly home: string | null };

interface Waiting {
  readonly listing: OfferedListing;
  readonly searches: readonly WatchedSearch[];
  readonly isLast: boolean;
}

/** The number of saved searches that one transaction compares. */
const BATCH = 500;

export function createAlertRepository({ read }: Database) {
  return {
    async isWaiting(): Promise<boolean> {
      const waiting = await read
        .selectFrom('listing_alerts')
        .select('listing_id')
        .limit(1)
        .executeTakeFirst();
      return waiting !== undefined;
    },

    async add(transaction: Write, listingId: string): Promise<void> {
      await transaction
        .insertInto('listing_alerts')
        .values({ listing_id: listingId, after_id: '' })
        .execute();
    },

    /** The oldest listing that no worker has locked, and the next saved searches to compare it with. */
    async take(transaction: Write): Promise<Waiting | null> {
      const waiting = await transaction
        .selectFrom('listing_alerts')
        .select(['listing_id', 'after_id'])
        .orderBy('listing_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (waiting === undefined) return null;
      const listing = await transaction
        .selectFrom('listings')
        .select(['id', 'owner_id', 'title', 'description', 'category', 'price', 'status', 'zip'])
        .where('id', '=', waiting.listing_id)
        .executeTakeFirstOrThrow();
      const searches = await transaction
        .selectFrom('saved_searches')
        .innerJoin('users', 'users.id', 'saved_searches.user_id')
        .select([
          'saved_searches.id',
          'saved_searches.user_id',
          'saved_searches.search',
          'saved_searches.category',
          'saved_searches.min_price',
          'saved_searches.max_price',
          'saved_searches.distance',
          'saved_searches.zip',
          'users.zip as home',
        ])
        .where('saved_searches.id', '>', waiting.after_id)
        .orderBy('saved_searches.id')
        .limit(BATCH)
        .execute();
      return { listing, searches, isLast: searches.length < BATCH };
    },

    async move(transaction: Write, listingId: string, afterId: string): Promise<void> {
      await transaction
        .updateTable('listing_alerts')
        .set({ after_id: afterId })
        .where('listing_id', '=', listingId)
        .execute();
    },

    async remove(transaction: Write, listingId: string): Promise<void> {
      await transaction.deleteFrom('listing_alerts').where('listing_id', '=', listingId).execute();
    },
  };
}
