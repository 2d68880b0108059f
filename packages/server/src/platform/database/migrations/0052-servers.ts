import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the table in which each running server reports its state. It has a few rows, so it needs no other index. */
export function servers(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('servers')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('node_version', 'text', (column) => column.notNull())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('servers_pkey', ['id'])
        .execute();
    },
  };
}
