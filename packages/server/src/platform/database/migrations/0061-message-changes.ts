import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the edits and the deletions of messages. Each member of a chat numbers the changes that they see. */
export function messageChanges(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema.alterTable('messages').addColumn('edited_at', 'bigint').execute();
      await schema.alterTable('messages').addColumn('deleted_at', 'bigint').execute();
      for (const counter of ['revision', 'removed_last_seq', 'previous_seq'] as const) {
        await schema
          .alterTable('chat_members')
          .addColumn(counter, 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
      await schema
        .createTable('message_changes')
        .addColumn('chat_id', identifier, (column) => column.notNull())
        .addColumn('user_id', identifier, (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('removed', 'integer', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('message_changes_pkey', ['chat_id', 'user_id', 'seq'])
        .addForeignKeyConstraint(
          'message_changes_member',
          ['chat_id', 'user_id'],
          'chat_members',
          ['chat_id', 'user_id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      await schema
        .createIndex('message_changes_revision')
        .on('message_changes')
        .columns(['chat_id', 'user_id', 'revision'])
        .execute();
      await schema
        .createTable('message_versions')
        .addColumn('message_id', identifier, (column) =>
          column.notNull().references('messages.id').onDelete('cascade'),
        )
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('replaced_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('message_versions_pkey', ['message_id', 'version'])
        .execute();
    },
  };
}
