import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the details of listings that only some categories have, and the filters for them in saved searches. Each index
 * contains all columns by which lists filter and sort, but only the listings that have the detail.
 */
export function listingDetails(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  const columns = {
    listings: [
      ['condition', identifier],
      ['make', sql`text`],
      ['make_key', identifier],
      ['year', sql`integer`],
      ['mileage', sql`integer`],
      ['author', sql`text`],
      ['language', identifier],
    ],
    saved_searches: [
      ['condition', identifier],
      ['make', sql`text`],
      ['min_year', sql`integer`],
      ['max_year', sql`integer`],
      ['max_mileage', sql`integer`],
      ['language', identifier],
    ],
  } as const;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      for (const [table, added] of Object.entries(columns)) {
        for (const [name, type] of added) {
          await database.schema.alterTable(table).addColumn(name, type).execute();
        }
      }
      await sql`create index listings_listed_car
        on listings (make_key, year, mileage, id, category, price, zip, status)
        where status <> 'sold' and category = 'Cars'`.execute(database);
      await sql`create index listings_listed_condition
        on listings (condition, category, id, price, zip, status)
        where status <> 'sold' and condition is not null`.execute(database);
      await sql`create index listings_listed_language
        on listings (language, condition, id, category, price, zip, status)
        where status <> 'sold' and language is not null`.execute(database);
    },
  };
}
