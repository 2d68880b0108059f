import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the offers of members for listings. */
export function offers(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('listing_offers')
        .addColumn('listing_id', identifier, (column) =>
          column.notNull().references('listings.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('amount', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .addPrimaryKeyConstraint('listing_offers_pkey', ['listing_id', 'user_id'])
        .addCheckConstraint('listing_offers_amount_check', sql`amount between 1 and 100000000`)
        .execute();
      await schema.createIndex('listing_offers_user_id').on('listing_offers').column('user_id').execute();
    },
  };
}
