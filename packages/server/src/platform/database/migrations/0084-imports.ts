import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds imports of publications, and the keys under which other programs know publications. */
export function imports(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('external_keys')
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('external_key', identifier, (column) => column.notNull())
        .addColumn('publication_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('external_keys_pkey', ['kind', 'external_key'])
        .execute();
      await schema
        .createIndex('external_keys_publication_id')
        .on('external_keys')
        .column('publication_id')
        .execute();
      await schema
        .createTable('imports')
        .addColumn('id', identifier, (column) => column.primaryKey())
        .addColumn('user_id', identifier, (column) => column.references('users.id').onDelete('set null'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('applied_at', 'bigint')
        .execute();
      await schema.createIndex('imports_user_id').on('imports').column('user_id').execute();
      await schema
        .createTable('import_items')
        .addColumn('import_id', identifier, (column) =>
          column.notNull().references('imports.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('external_key', identifier, (column) => column.notNull())
        .addColumn('target_id', identifier)
        .addColumn('revision', 'integer')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('plan', 'text', (column) => column.notNull())
        .addColumn('changes', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('import_items_pkey', ['import_id', 'position'])
        .execute();
      await schema
        .createIndex('import_items_action')
        .on('import_items')
        .columns(['import_id', 'action', 'outcome', 'position'])
        .execute();
      await schema
        .createTable('import_faults')
        .addColumn('import_id', identifier, (column) =>
          column.notNull().references('imports.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('import_faults_pkey', ['import_id', 'line', 'position'])
        .execute();
    },
  };
}
