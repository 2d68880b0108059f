import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds chats about listings, and the listings that messages are about. */
export function enquiries(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema.alterTable('chats').addColumn('enquired_at', 'bigint').execute();
      // There is no foreign key, because the message stays when its listing is deleted.
      await schema.alterTable('messages').addColumn('listing_id', identifier).execute();
      await schema
        .createIndex('messages_listing_id')
        .on('messages')
        .columns(['chat_id', 'listing_id'])
        .where(sql.ref('listing_id'), 'is not', null)
        .execute();
    },
  };
}
