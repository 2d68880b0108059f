import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

const identifier = sql`text collate "C"`;

/** Adds the tables by which several servers work together. They exist only on PostgreSQL. */
export function sharedState(dialect: DatabaseDialect): Migration {
  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      if (dialect === 'sqlite') return;
      // The table is unlogged: it is empty after a crash of the database, and counting an attempt waits for no disk.
      await sql`
        create unlogged table rate_limits (
          name ${identifier} not null,
          key ${identifier} not null,
          points bigint not null,
          ends_at bigint not null,
          constraint rate_limits_pkey primary key (name, key)
        )
      `.execute(database);
      await database.schema
        .createTable('leases')
        .addColumn('name', identifier, (column) => column.notNull())
        .addColumn('holder', identifier, (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('leases_pkey', ['name'])
        .execute();
      await database.schema
        .createTable('secret_fingerprints')
        .addColumn('purpose', identifier, (column) => column.notNull())
        .addColumn('fingerprint', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('secret_fingerprints_pkey', ['purpose'])
        .execute();
    },
  };
}
