import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** As they were called when this was written. */
const promises = [
  'reports',
  'plan-activation',
  'payment-disputes',
  'data-reports',
  'backups',
  'privacy-help',
  'unused-accounts',
] as const;

/** What tells of a promise led to all of them; it leads to the one that its cause names. */
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
