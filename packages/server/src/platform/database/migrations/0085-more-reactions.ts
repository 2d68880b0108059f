import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';
import { replaceCheck } from './replace-check.ts';

/** Lets members react to posts with thanks, joy and sorrow. */
export const moreReactions: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    for (const column of ['thanks_count', 'joy_count', 'sorrow_count'] as const) {
      await database.schema
        .alterTable('posts')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    }
    await replaceCheck(
      database,
      { table: 'reactions', constraint: 'reactions_type_check' },
      sql`type in ('like', 'dislike', 'pray', 'thanks', 'joy', 'sorrow')`,
    );
  },
};
