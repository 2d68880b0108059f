import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';
import { replaceCheck } from './replace-check.ts';

/** Adds prayer intentions: posts with the number of members who pray, and an answer. */
export const prayerIntentions: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    const { schema } = database;
    for (const column of ['is_intention', 'prayers'] as const) {
      await schema
        .alterTable('posts')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    }
    await schema.alterTable('posts').addColumn('answered_at', 'bigint').execute();
    await schema
      .alterTable('posts')
      .addColumn('thanks', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`create index posts_intentions_author on posts (author_id, id)
      where is_intention = 1 and group_id is null`.execute(database);
    await sql`create index posts_intentions_group on posts (group_id, id)
      where is_intention = 1 and group_id is not null`.execute(database);
    await replaceCheck(
      database,
      { table: 'reactions', constraint: 'reactions_type_check' },
      sql`type in ('like', 'dislike', 'pray')`,
    );
  },
};
