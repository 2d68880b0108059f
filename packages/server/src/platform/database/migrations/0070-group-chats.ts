import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds group chats. A group chat is a row of `chats` with an empty `low_id` and its own id as `high_id`, so that the rules
 * for pairs hold without rebuilding the table. A server of the last release shows it as a chat with a deleted account.
 */
export function groupChats(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .alterTable('chats')
        .addColumn('kind', 'text', (column) => column.notNull().defaultTo('pair'))
        .execute();
      for (const column of ['name', 'search', 'description'] as const)
        await schema
          .alterTable('chats')
          .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
          .execute();
      for (const column of ['file_id', 'creator_id', 'group_id'] as const)
        await schema.alterTable('chats').addColumn(column, identifier).execute();
      for (const column of ['idempotency_key', 'fingerprint'] as const)
        await schema.alterTable('chats').addColumn(column, 'text').execute();
      await schema
        .createIndex('chats_group_id_unique')
        .unique()
        .on('chats')
        .column('group_id')
        .where(sql.ref('group_id'), 'is not', null)
        .execute();
      await schema
        .createIndex('chats_creator_id_idempotency_key_unique')
        .unique()
        .on('chats')
        .columns(['creator_id', 'idempotency_key'])
        .where(sql.ref('idempotency_key'), 'is not', null)
        .execute();

      await schema
        .createIndex('chats_file_id')
        .on('chats')
        .column('file_id')
        .where(sql.ref('file_id'), 'is not', null)
        .execute();

      await schema
        .alterTable('chat_members')
        .addColumn('role', 'text', (column) => column.notNull().defaultTo('member'))
        .execute();
      await schema
        .alterTable('chat_members')
        .addColumn('joined_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('chats')
        .addColumn('left_revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createIndex('message_changes_removed')
        .on('message_changes')
        .columns(['chat_id', 'seq'])
        .where(sql.ref('removed'), '=', sql.lit(1))
        .execute();
      for (const position of ['joined_seq', 'sent_seq'] as const)
        await schema
          .alterTable('chat_members')
          .addColumn(position, 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      await schema.alterTable('messages').addColumn('event', 'text').execute();
      await schema.alterTable('notifications').addColumn('quoted_id', identifier).execute();

      await schema
        .createTable('hidden_senders')
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('sender_id', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('hidden_senders_pkey', ['user_id', 'sender_id'])
        .execute();

      await schema
        .createTable('chat_removals')
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('chat_removals_pkey', ['chat_id', 'user_id'])
        .execute();
      await schema.createIndex('chat_removals_user_id').on('chat_removals').column('user_id').execute();

      await schema
        .createTable('chat_invites')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_invites_pkey', ['id'])
        .addUniqueConstraint('chat_invites_chat_id_unique', ['chat_id'])
        .execute();
    },
  };
}
