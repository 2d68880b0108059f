import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds chats of two members, their messages, and the files of messages. These files have a separate table. In the
 * table of public files, the address of a file alone gives access.
 */
export function chats(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      const { schema } = database;

      await schema
        .alterTable('users')
        .addColumn('presence_visible', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await schema.alterTable('users').addColumn('last_seen_at', 'bigint').execute();

      await schema
        .createTable('chats')
        .addColumn('id', identifier, (column) => column.notNull())
        // There is no foreign key, because a member who has deleted their account stays a participant.
        .addColumn('low_id', identifier, (column) => column.notNull())
        .addColumn('high_id', identifier, (column) => column.notNull())
        .addColumn('last_seq', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chats_pkey', ['id'])
        .addUniqueConstraint('chats_low_id_high_id_unique', ['low_id', 'high_id'])
        .addCheckConstraint('chats_pair_check', sql`low_id < high_id`)
        .execute();
      await schema.createIndex('chats_high_id').on('chats').column('high_id').execute();

      await schema
        .createTable('chat_members')
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('other_id', identifier, (column) => column.notNull())
        .addColumn('read_seq', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('unread', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('cleared_seq', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('muted', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('last_seq', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('active_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_members_pkey', ['chat_id', 'user_id'])
        .execute();
      await schema
        .createIndex('chat_members_user_id')
        .on('chat_members')
        .columns(['user_id', 'listed', 'active_at', 'chat_id'])
        .execute();
      await schema.createIndex('chat_members_other_id').on('chat_members').column('other_id').execute();

      await schema
        .createTable('attachments')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('owner_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('placeholder', 'text')
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('attachments_pkey', ['id'])
        .addCheckConstraint('attachments_kind_check', sql`kind in ('image', 'video', 'audio', 'document')`)
        .execute();
      await schema.createIndex('attachments_owner_id').on('attachments').column('owner_id').execute();

      await schema
        .createTable('messages')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('chat_id', identifier, (column) =>
          column.notNull().references('chats.id').onDelete('cascade'),
        )
        .addColumn('seq', 'integer', (column) => column.notNull())
        // There is no foreign key, because the other member keeps the messages when the account of their writer is
        // deleted.
        .addColumn('sender_id', identifier, (column) => column.notNull())
        .addColumn('client_id', identifier, (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('search', 'text', (column) => column.notNull())
        .addColumn('attachment_id', identifier, (column) =>
          column.references('attachments.id').onDelete('set null'),
        )
        .addColumn('file_name', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('messages_pkey', ['id'])
        .addUniqueConstraint('messages_chat_id_seq_unique', ['chat_id', 'seq'])
        .addUniqueConstraint('messages_sender_id_client_id_unique', ['sender_id', 'client_id'])
        .addCheckConstraint(
          'messages_type_check',
          sql`type in ('text', 'image', 'video', 'audio', 'document')`,
        )
        .execute();
      await schema
        .createIndex('messages_attachment_id')
        .on('messages')
        .column('attachment_id')
        .where(sql.ref('attachment_id'), 'is not', null)
        .execute();
    },
  };
}
