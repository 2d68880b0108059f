import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the bulletins of parishes, with the words of their texts. */
export function bulletins(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('bulletins')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('parish_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('idempotency_key', 'text')
        .addColumn('fingerprint', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('bulletins_pkey', ['id'])
        .addUniqueConstraint('bulletins_idempotency_key_unique', ['idempotency_key'])
        .execute();
      await schema
        .createIndex('bulletins_parish_id')
        .on('bulletins')
        .columns(['parish_id', 'day', 'id'])
        .execute();
      await schema.createIndex('bulletins_created_at').on('bulletins').column('created_at').execute();
      await schema
        .createTable('bulletin_words')
        .addColumn('bulletin_id', identifier, (column) =>
          column.notNull().references('bulletins.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('bulletin_words_pkey', ['word', 'bulletin_id'])
        .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute();
      await schema
        .createIndex('bulletin_words_bulletin_id')
        .on('bulletin_words')
        .columns(['bulletin_id', 'word'])
        .execute();
    },
  };
}
