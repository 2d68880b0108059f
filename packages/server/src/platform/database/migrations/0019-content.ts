import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds publications of the staff, visitors' messages to the staff, and subscribers of the newsletter. */
export function content(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      await schema
        .createTable('publication_files')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('placeholder', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('publication_files_pkey', ['id'])
        .execute();

      await schema
        .createTable('publications')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('state', identifier, (column) => column.notNull())
        .addColumn('language', identifier, (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('title_key', identifier, (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('category', identifier, (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('begins_at', 'bigint', (column) => column.notNull())
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .addColumn('file_id', identifier, (column) => column.references('publication_files.id'))
        .addColumn('file_description', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('published_at', 'bigint')
        .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('publications_pkey', ['id'])
        .addUniqueConstraint('publications_idempotency_key_unique', ['idempotency_key'])
        .addCheckConstraint(
          'publications_kind_check',
          sql`kind in ('article', 'event', 'parish', 'resource')`,
        )
        .addCheckConstraint(
          'publications_state_check',
          sql`state = 'draft' or (state = 'published' and published_at is not null)`,
        )
        .execute();
      for (const column of ['published_at', 'begins_at', 'title_key']) {
        await schema
          .createIndex(`publications_${column}`)
          .on('publications')
          .columns(['kind', 'state', column, 'id'])
          .execute();
      }

      await schema
        .createTable('publication_words')
        .addColumn('publication_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('publication_words_pkey', ['publication_id', 'word'])
        .execute();
      await schema
        .createIndex('publication_words_word')
        .on('publication_words')
        .columns(['word', 'publication_id'])
        .execute();

      await schema
        .createTable('publication_marks')
        .addColumn('publication_id', identifier, (column) =>
          column.notNull().references('publications.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('publication_marks_pkey', ['publication_id', 'user_id'])
        .execute();
      await schema
        .createIndex('publication_marks_user_id')
        .on('publication_marks')
        .columns(['user_id', 'publication_id'])
        .execute();

      await schema
        .createTable('contact_messages')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('kind', identifier, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('language', identifier, (column) => column.notNull())
        .addColumn('idempotency_key', identifier)
        .addColumn('fingerprint', 'text')
        .addColumn('answered_at', 'bigint')
        .addColumn('answered_by', 'text')
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('contact_messages_pkey', ['id'])
        .addUniqueConstraint('contact_messages_idempotency_key_unique', ['idempotency_key'])
        .addCheckConstraint('contact_messages_kind_check', sql`kind in ('question', 'problem', 'privacy')`)
        .execute();

      await schema
        .createTable('subscribers')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', identifier, (column) => column.notNull())
        .addColumn('language', identifier, (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .addPrimaryKeyConstraint('subscribers_pkey', ['id'])
        .addUniqueConstraint('subscribers_email_key_unique', ['email_key'])
        .execute();
    },
  };
}
