import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the reactions to messages. Each member has at most one reaction to a message. */
export function messageReactions(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('message_reactions')
        .addColumn('message_id', identifier, (column) =>
          column.notNull().references('messages.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('message_reactions_pkey', ['message_id', 'user_id'])
        .addCheckConstraint(
          'message_reactions_type_check',
          sql`type in ('like', 'love', 'laugh', 'wow', 'sad', 'amen')`,
        )
        .execute();
      await schema
        .createIndex('message_reactions_user_id')
        .on('message_reactions')
        .columns(['user_id', 'message_id'])
        .execute();
    },
  };
}
