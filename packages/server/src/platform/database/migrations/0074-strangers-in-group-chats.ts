import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the members who have left a group chat, and those who were added by a stranger and get no notifications. */
export function strangersInGroupChats(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .alterTable('chat_members')
        .addColumn('silent', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('chat_leavings')
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('chat_leavings_pkey', ['chat_id', 'user_id'])
        .execute();
      await schema.createIndex('chat_leavings_user_id').on('chat_leavings').column('user_id').execute();
    },
  };
}
