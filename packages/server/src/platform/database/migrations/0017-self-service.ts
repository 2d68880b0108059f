import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the data with which members manage their account: sessions, a copy of their data, and deletion. */
export function selfService(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      for (const column of ['browser', 'system']) {
        await schema.alterTable('sessions').addColumn(column, 'text').execute();
      }

      await schema
        .createTable('data_exports')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('bytes', 'bigint')
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('ready_at', 'bigint')
        .addColumn('expires_at', 'bigint')
        .addPrimaryKeyConstraint('data_exports_pkey', ['id'])
        .addUniqueConstraint('data_exports_user_unique', ['user_id'])
        .addCheckConstraint(
          'data_exports_ready_check',
          sql`(ready_at is null) = (expires_at is null) and (ready_at is null) = (bytes is null)`,
        )
        .execute();

      await schema
        .createTable('departures')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('erases_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('departures_pkey', ['user_id'])
        .execute();
    },
  };
}
