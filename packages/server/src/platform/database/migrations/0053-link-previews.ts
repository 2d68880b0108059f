import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Adds the previews of links in posts. Posts that exist already have none. */
export function linkPreviews(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
      await schema
        .createTable('link_previews')
        .addColumn('id', identifier, (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text')
        .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('description', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('picture_id', identifier)
        .addColumn('picture_width', 'integer')
        .addColumn('picture_height', 'integer')
        .addColumn('picture_placeholder', 'text')
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('link_previews_pkey', ['id'])
        .addUniqueConstraint('link_previews_url_unique', ['url'])
        .addCheckConstraint('link_previews_outcome', sql`outcome in ('ready', 'failed')`)
        .execute();
      // The file store asks by this id whether a picture is in use.
      await schema
        .createIndex('link_previews_picture')
        .on('link_previews')
        .column('picture_id')
        .where(sql.ref('picture_id'), 'is not', null)
        .execute();
      // There is no foreign key: a post whose preview was deleted has none.
      await schema.alterTable('posts').addColumn('link_preview_id', identifier).execute();
      await schema
        .createIndex('posts_link_preview')
        .on('posts')
        .column('link_preview_id')
        .where(sql.ref('link_preview_id'), 'is not', null)
        .execute();
    },
  };
}
