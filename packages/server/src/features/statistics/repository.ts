import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { DAY } from './periods.ts';

/** The rows of one day. `day` is the number of days since 1970. */
export interface DayCount {
  readonly day: number;
  readonly count: number;
}

export interface DayPayments extends DayCount {
  readonly cents: number;
}

const TIME_DIGITS = 12;

/**
 * Less than the ids that are created from this time on. The ids begin with their time, so this bound limits the scan to
 * the end of the primary key. Ids can be a little older than `created_at`, so there is a day in between.
 */
function lowestId(time: number): string {
  const hex = Math.max(0, time - DAY)
    .toString(16)
    .padStart(TIME_DIGITS, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/**
 * Greater than any id. PostgreSQL plans without the values. With two bounds, it expects few rows and uses the index.
 */
const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const dayOf = (column: 'created_at' | 'payment_steps.created_at') =>
  sql<number>`${sql.ref(column)} / ${sql.lit(DAY)}`;

export function createStatisticsRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** The number of rows that were created on each day since this time. Days without rows are missing. */
    created: (table: 'users' | 'posts' | 'listings' | 'reports', since: number): Promise<DayCount[]> =>
      read
        .selectFrom(table)
        .select([dayOf('created_at').as('day'), ({ fn }) => fn.countAll<number>().as('count')])
        .where('id', '>=', lowestId(since))
        .where('id', '<', HIGHEST_ID)
        .where('created_at', '>=', since)
        .groupBy(dayOf('created_at'))
        .execute(),

    /** The payments that were confirmed on each day since this time. */
    confirmedPayments: (since: number): Promise<DayPayments[]> =>
      read
        .selectFrom('payment_steps')
        .innerJoin('payments', 'payments.id', 'payment_steps.payment_id')
        .select([
          dayOf('payment_steps.created_at').as('day'),
          ({ fn }) => fn.countAll<number>().as('count'),
          ({ fn }) => fn.sum<number>('payments.amount').as('cents'),
        ])
        .where('payment_steps.id', '>=', lowestId(since))
        .where('payment_steps.id', '<', HIGHEST_ID)
        .where('payment_steps.created_at', '>=', since)
        .where('payment_steps.state', '=', 'confirmed')
        .groupBy(dayOf('payment_steps.created_at'))
        .execute(),
  };
}
