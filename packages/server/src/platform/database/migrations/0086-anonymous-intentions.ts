import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds prayer intentions that do not show their author, and an index of all intentions for the search. */
export const anonymousIntentions: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema
      .alterTable('posts')
      .addColumn('is_anonymous', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index posts_intentions on posts (id) where is_intention = 1`.execute(database);
    await sql`create index posts_anonymous on posts (id) where is_anonymous = 1`.execute(database);
  },
};
