import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds audio recordings of resources. */
export function recordings(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;
      await schema
        .createTable('recordings')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('publication_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('duration', 'bigint', (column) => column.notNull())
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('recordings_pkey', ['id'])
        .addUniqueConstraint('recordings_idempotency_key_unique', ['idempotency_key'])
        .execute();
      await schema
        .createIndex('recordings_publication_id')
        .on('recordings')
        .columns(['publication_id', 'place'])
        .execute();
    },
  };
}
