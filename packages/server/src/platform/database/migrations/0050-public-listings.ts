import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the choice of members to show their listings to visitors. Nobody has chosen it yet. */
export const publicListings: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema
      .alterTable('users')
      .addColumn('listings_public', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // The sitemap reads the listings of these members. Most members do not choose it, so the index is small.
    await database.schema
      .createIndex('users_listings_public')
      .on('users')
      .column('id')
      .where(sql.ref('listings_public'), '=', 1)
      .execute();
  },
};
