import { sql } from 'kysely';
import type { DueRows } from '../../platform/database/due-rows.ts';

const TIMEOUT = 24 * 60 * 60 * 1000;

/**
 * Confirmed payments for a plan that have no period. Normally there are none, because one transaction confirms the
 * payment and writes its period.
 */
export const unactivatedPayments: DueRows = (reader) =>
  reader
    .selectFrom('payments')
    .innerJoin('payment_steps', (steps) =>
      steps.onRef('payment_steps.payment_id', '=', 'payments.id').on('payment_steps.state', '=', 'confirmed'),
    )
    .leftJoin('periods', 'periods.payment_id', 'payments.id')
    .select(['payments.id', 'payments.id as subject_id', 'payment_steps.created_at as started_at'])
    .select(sql<number>`payment_steps.created_at + ${sql.lit(TIMEOUT)}`.as('due_at'))
    .where('payments.state', '=', 'confirmed')
    .where('payments.plan_id', 'is not', null)
    .where('payments.user_id', 'is not', null)
    .where('periods.id', 'is', null);

/** The disputes that nobody has answered yet. */
export const openDisputes: DueRows = (reader) =>
  reader
    .selectFrom('payment_disputes')
    .select(['payment_id as id', 'payment_id as subject_id', 'created_at as started_at', 'due_at'])
    .where('answered_at', 'is', null);
