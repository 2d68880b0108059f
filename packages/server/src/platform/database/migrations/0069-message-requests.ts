import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds requests to write to members who are no friends, and which members each member accepts them from. */
export function messageRequests(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema.alterTable('chats').addColumn('requested_by', identifier).execute();
      for (const column of ['requested_at', 'request_deleted_at', 'accepted_at'] as const)
        await schema.alterTable('chats').addColumn(column, 'bigint').execute();
      await schema.alterTable('chats').addColumn('request_seq', 'integer').execute();
      await schema
        .alterTable('users')
        .addColumn('message_requests', 'text', (column) => column.notNull().defaultTo('groups'))
        .execute();
    },
  };
}
