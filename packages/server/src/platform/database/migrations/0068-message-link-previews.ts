import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the previews of links in messages. Messages that exist already have none. */
export function messageLinkPreviews(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      // There is no foreign key to the preview: a message whose preview was deleted has none.
      await schema
        .createTable('message_link_previews')
        .addColumn('message_id', identifier, (column) =>
          column.notNull().references('messages.id').onDelete('cascade'),
        )
        .addColumn('preview_id', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('message_link_previews_pkey', ['message_id'])
        .execute();
      await schema
        .createIndex('message_link_previews_preview')
        .on('message_link_previews')
        .columns(['preview_id', 'message_id'])
        .execute();
    },
  };
}
