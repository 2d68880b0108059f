import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** Adds whether the push message about a notification was dropped in a quiet time. */
export const skippedPushes: Migration = {
  async up({ schema }: Kysely<DatabaseSchema>): Promise<void> {
    await schema
      .alterTable('notifications')
      .addColumn('push_skipped', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
