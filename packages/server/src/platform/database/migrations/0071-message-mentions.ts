import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the mentioned members of messages, and the name of the chat to notifications about mentions. */
export function messageMentions(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('message_mentions')
        .addColumn('message_id', identifier, (column) =>
          column.notNull().references('messages.id').onDelete('cascade'),
        )
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('message_mentions_pkey', ['message_id', 'user_id'])
        .execute();
      for (const column of ['chat_id', 'user_id'] as const) {
        await schema
          .createIndex(`message_mentions_${column}`)
          .on('message_mentions')
          .column(column)
          .execute();
      }
      await schema.alterTable('notifications').addColumn('mentioned_in', 'text').execute();
    },
  };
}
