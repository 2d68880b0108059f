import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/**
 * Adds the photos of a post after the first one, which stays in `posts.file_id`. So servers of the previous release
 * show the first photo of every post.
 */
export function postPhotos(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('post_photos')
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('file_id', identifier, (column) =>
          column.notNull().references('files.id').onDelete('cascade'),
        )
        .addColumn('description', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('post_photos_pkey', ['post_id', 'position'])
        .execute();
      await schema.createIndex('post_photos_file_id').on('post_photos').column('file_id').execute();
    },
  };
}
