import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the members for whom listings are reserved, and the parishes where sellers and buyers meet. */
export function reservations(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('listing_reservations')
        .addColumn('listing_id', identifier, (column) =>
          column.primaryKey().references('listings.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('listing_reservations_user_id')
        .on('listing_reservations')
        .column('user_id')
        .execute();
      await schema
        .createTable('listing_meeting_points')
        .addColumn('listing_id', identifier, (column) =>
          column.primaryKey().references('listings.id').onDelete('cascade'),
        )
        .addColumn('parish_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .execute();
      await schema
        .createIndex('listing_meeting_points_parish_id')
        .on('listing_meeting_points')
        .column('parish_id')
        .execute();
    },
  };
}
