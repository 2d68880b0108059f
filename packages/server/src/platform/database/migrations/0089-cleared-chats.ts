import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the details that a decision has removed from a group chat, so that a successful appeal can restore them. Also adds
 * an index of the lines of group chats, because the deletion of an account looks for the lines that name the member.
 */
export function clearedChats(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('cleared_chats')
        .addColumn('decision_id', identifier, (column) =>
          column.notNull().references('decisions.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('file_id', identifier, (column) => column.references('files.id').onDelete('set null'))
        .addPrimaryKeyConstraint('cleared_chats_pkey', ['decision_id'])
        .execute();
      await schema
        .createIndex('cleared_chats_file_id')
        .on('cleared_chats')
        .column('file_id')
        .where(sql.ref('file_id'), 'is not', null)
        .execute();
      await schema
        .createIndex('messages_lines')
        .on('messages')
        .column('chat_id')
        .where(sql.ref('event'), 'is not', null)
        .execute();
    },
  };
}
