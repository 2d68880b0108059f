import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { detailColumns, type Details } from './details.ts';
import type { ListingsTable, SavedSearchesTable } from './tables.ts';

export type Write = Transaction<DatabaseSchema>;
export type OfferedListing = Pick<
  ListingsTable,
  'title' | 'description' | 'category' | 'price' | 'status' | 'zip' | keyof Details
>;
export type WatchedSearch = Pick<
  SavedSearchesTable,
  | 'id'
  | 'user_id'
  | 'search'
  | 'category'
  | 'min_price'
  | 'max_price'
  | 'distance'
  | 'zip'
  | 'condition'
  | 'make'
  | 'min_year'
  | 'max_year'
  | 'max_mileage'
  | 'language'
> & { readonly home: string | null };

export function createAlertRepository({ read }: Database) {
  return {
    async listing(id: string): Promise<OfferedListing | null> {
      const listing = await read
        .selectFrom('listings')
        .select(['title', 'description', 'category', 'price', 'status', 'zip', ...detailColumns])
        .where('id', '=', id)
        .executeTakeFirst();
      return listing ?? null;
    },

    searches: (afterId: string, limit: number): Promise<WatchedSearch[]> =>
      read
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
          'saved_searches.condition',
          'saved_searches.make',
          'saved_searches.min_year',
          'saved_searches.max_year',
          'saved_searches.max_mileage',
          'saved_searches.language',
          'users.zip as home',
        ])
        .where('saved_searches.id', '>', afterId)
        .orderBy('saved_searches.id')
        .limit(limit)
        .execute(),
  };
}
