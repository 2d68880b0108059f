import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../schema.ts';

const CAUSE = 'payment ';

/**
 * Notifications about a plan used to link to all plans. Now they link to the payment that activated the plan. The id of
 * this payment is taken from the column `cause`.
 */
export const paymentsInNotifications: Migration = {
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    await database
      .updateTable('notifications')
      .set({ subject_id: sql<string>`substr(cause, ${sql.lit(CAUSE.length + 1)})` })
      .where('kind', '=', 'plan_activated')
      .where('cause', 'like', `${CAUSE}%`)
      .execute();
  },
};
