import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { type PlanRow, planColumns } from '../plans/index.ts';
import type { Period } from './periods.ts';

type Write = Transaction<DatabaseSchema>;

export interface PlannedPeriod extends Period {
  readonly plan: PlanRow;
}

export function createPeriodRepository({ read }: Database) {
  return {
    /** Returns the periods that have not ended, in their order. The id of a period is the id of its payment. */
    async ofMember(
      userId: string,
      now: number,
      reader: Kysely<DatabaseSchema> = read,
    ): Promise<PlannedPeriod[]> {
      const rows = await reader
        .selectFrom('periods')
        .innerJoin('plans', 'plans.id', 'periods.plan_id')
        .select([
          ...planColumns,
          'periods.payment_id',
          'periods.price as paid',
          'periods.anchor_day',
          'periods.starts_at',
          'periods.ends_at',
        ])
        .where('periods.user_id', '=', userId)
        .where('periods.ends_at', '>', now)
        .orderBy('periods.starts_at')
        .execute();
      return rows.map(({ payment_id, paid, anchor_day, starts_at, ends_at, ...plan }) => ({
        id: payment_id,
        planId: plan.id,
        price: paid,
        anchorDay: anchor_day,
        startsAt: starts_at,
        endsAt: ends_at,
        plan,
      }));
    },

    /** Replaces all periods that have not ended. */
    async replace(
      transaction: Write,
      userId: string,
      periods: readonly Period[],
      now: number,
    ): Promise<void> {
      await transaction
        .deleteFrom('periods')
        .where('user_id', '=', userId)
        .where('ends_at', '>', now)
        .execute();
      if (periods.length === 0) return;
      await transaction
        .insertInto('periods')
        .values(
          periods.map((period) => ({
            // Each payment buys one period, so the ids are the same.
            id: period.id,
            payment_id: period.id,
            user_id: userId,
            plan_id: period.planId,
            price: period.price,
            anchor_day: period.anchorDay,
            starts_at: period.startsAt,
            ends_at: period.endsAt,
          })),
        )
        .execute();
    },
  };
}
