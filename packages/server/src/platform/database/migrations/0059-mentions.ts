import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the members whom posts and comments mention. */
export function mentions(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('mentions')
        .addColumn('text_id', identifier, (column) => column.notNull())
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('comment_id', identifier, (column) => column.references('comments.id').onDelete('cascade'))
        .addColumn('user_id', identifier, (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('mentions_pkey', ['text_id', 'user_id'])
        .execute();
      for (const column of ['post_id', 'comment_id', 'user_id'] as const) {
        await schema.createIndex(`mentions_${column}`).on('mentions').column(column).execute();
      }
    },
  };
}
