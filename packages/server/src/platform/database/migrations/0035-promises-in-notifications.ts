import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** A copy of the names at the time of this migration. */
const promises = [
  'reports',
  'plan-activation',
  'payment-disputes',
  'data-reports',
  'backups',
  'privacy-help',
  'unused-accounts',
] as const;

/**
 * Notifications about a deadline used to link to all deadlines. Now they link to the deadline that the column `cause`
 * names.
 */
export const promisesInNotifications: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database.schema.alterTable('notifications').addColumn('promise', 'text').execute();
    for (const promise of promises) {
      await database
        .updateTable('notifications')
        .set({ promise })
        .where('kind', '=', 'promise_overdue')
        .where('cause', 'like', `overdue ${promise} %`)
        .execute();
    }
  },
};
