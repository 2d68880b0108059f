import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the times at which members get a digest. Members who have no row get none. */
export function digests(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('digests')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('frequency', 'text', (column) => column.notNull())
        .addColumn('weekday', 'integer', (column) => column.notNull())
        .addColumn('hour', 'integer', (column) => column.notNull())
        .addColumn('time_zone', 'text')
        .addColumn('due_at', 'bigint')
        .addColumn('sent_through', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('digests_pkey', ['user_id'])
        .addCheckConstraint('digests_frequency_check', sql`frequency in ('never', 'daily', 'weekly')`)
        .execute();
      await schema.createIndex('digests_due_at').on('digests').column('due_at').execute();
    },
  };
}
