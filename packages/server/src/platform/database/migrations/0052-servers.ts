import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the table in which each running server reports its state. It has a few rows, so it needs no other index. It
 * exists only on PostgreSQL, so backups and moves leave it out.
 */
export function servers(dialect: DatabaseDialect): Migration {
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      if (dialect === 'sqlite') return;
      await schema
        .createTable('servers')
        .addColumn('id', sql`text collate "C"`, (column) => column.notNull())
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
