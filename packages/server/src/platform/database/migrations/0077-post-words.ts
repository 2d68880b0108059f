import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newId } from '../../identifiers.ts';
import type { DatabaseDialect } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Servers of the last release write posts without words, so the job begins when they have stopped. */
const WAIT = 60 * 60 * 1000;

/**
 * Adds the words of posts, so that a search finds them. A job adds the words of existing posts in small batches, because
 * the migration of a million posts would take minutes.
 */
export function postWords(dialect: DatabaseDialect): Migration {
  const identifier = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;

  return {
    async up(database: Kysely<DatabaseSchema>): Promise<void> {
      await database.schema
        .createTable('post_words')
        .addColumn('post_id', identifier, (column) =>
          column.notNull().references('posts.id').onDelete('cascade'),
        )
        .addColumn('word', identifier, (column) => column.notNull())
        .addPrimaryKeyConstraint('post_words_pkey', ['word', 'post_id'])
        .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
        .execute();
      await database.schema
        .createIndex('post_words_post_id')
        .on('post_words')
        .columns(['post_id', 'word'])
        .execute();
      const post = await database.selectFrom('posts').select('id').limit(1).executeTakeFirst();
      if (post === undefined) return;
      const now = Date.now();
      for (const [key, dueAt] of [
        ['', now],
        // Adds the words of posts that servers of the last release have written in the meantime.
        ['again', now + WAIT],
      ] as const) {
        await database
          .insertInto('jobs')
          .values({
            id: newId(),
            kind: 'post.words',
            key,
            payload: JSON.stringify({ afterId: '', run: key }),
            due_at: dueAt,
            created_at: now,
          })
          .execute();
      }
    },
  };
}
