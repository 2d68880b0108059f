import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

/** The names at the time of this migration. */
const promises = [
  'reports',
  'plan-activation',
  'payment-disputes',
  'data-reports',
  'backups',
  'privacy-help',
  'unused-accounts',
] as const;

/** Notifications about a promise linked to all promises; now they link to the one that their cause names. */
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
