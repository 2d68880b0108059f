import type { components } from '@parvis/api-client/contract';
import type { Config } from '../../platform/config.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { dollarsOf } from '../../platform/money.ts';
import { type PlanRow, presentPlan } from '../plans/index.ts';
import type { PlannedPeriod } from './period-repository.ts';
import { runningPlan } from './periods.ts';
import { moves, paymentPolicy, type Decision } from './policy.ts';
import type { DisputeRow, MemberRow, PaymentRow } from './repository.ts';
import { fullName, namesOf } from '../people/index.ts';

type Schemas = components['schemas'];

const timestamp = (time: number): string => new Date(time).toISOString();

/** Returns the memo in the wording of the specification, with the unique reference of the payment. */
export function memoOf({ plan_name, reference }: Pick<PaymentRow, 'plan_name' | 'reference'>): string {
  return plan_name === null ? reference : `${plan_name} Plan Subscription ${reference}`;
}

function planOf({ plan_id, plan_name }: PaymentRow): Schemas['PaymentPlan'] | null {
  return plan_id === null || plan_name === null ? null : { _id: plan_id, name: plan_name };
}

/** Returns an empty object if there is no dispute. */
function disputeOf({ dispute }: { readonly dispute: DisputeRow | null }): { dispute?: Schemas['Dispute'] } {
  if (dispute === null) return {};
  const { text, created_at, due_at, answer, answered_at } = dispute;
  return {
    dispute: {
      text,
      createdAt: timestamp(created_at),
      dueAt: timestamp(due_at),
      answer,
      answeredAt: answered_at === null ? null : timestamp(answered_at),
    },
  };
}

export function presentPayment(row: PaymentRow, { payment }: Pick<Config, 'payment'>): Schemas['Payment'] {
  return {
    _id: row.id,
    plan: planOf(row),
    amount: dollarsOf(row.amount),
    reference: row.reference,
    memo: memoOf(row),
    service: payment.service,
    payee: { name: payment.payeeName, email: payment.payeeEmail },
    state: row.state,
    createdAt: timestamp(row.created_at),
    expiresAt: timestamp(row.expires_at),
    history: row.steps.map(({ state, note, created_at }) => ({ state, at: timestamp(created_at), note })),
    ...disputeOf(row),
  };
}

export function presentStaffPayment(
  actor: Actor,
  row: PaymentRow,
  members: readonly MemberRow[],
): Schemas['StaffPayment'] {
  const member = members.find(({ id }) => id === row.user_id);
  const asker = member === undefined ? null : fullName(member);
  const can = (decision: Decision): boolean =>
    paymentPolicy[decision](actor) && moves[decision].from.includes(row.state);
  return {
    _id: row.id,
    plan: planOf(row),
    amount: dollarsOf(row.amount),
    reference: row.reference,
    state: row.state,
    createdAt: timestamp(row.created_at),
    expiresAt: timestamp(row.expires_at),
    member:
      member === undefined
        ? null
        : {
            _id: member.id,
            ...namesOf(member),
            // If the member hides their address, staff does not see it either. The contact that the payer gave is
            // shown separately.
            email: member.email_visible === 1 ? member.email : null,
          },
    payer: { fullName: row.payer_name, contact: row.payer_contact, reference: row.payer_reference },
    history: row.steps.map(({ state, note, created_at, actor_name }) => ({
      state,
      at: timestamp(created_at),
      note,
      actor: state === 'requested' ? asker : actor_name,
    })),
    ...disputeOf(row),
    abilities: { confirm: can('confirm'), reject: can('reject'), refund: can('refund') },
  };
}

/** Presents the paid periods of a member in their order. */
export function presentSubscription(
  periods: readonly PlannedPeriod[],
  standard: PlanRow,
  now: number,
): Schemas['Subscription'] {
  const running = runningPlan(periods, now);
  return {
    plan: presentPlan(running?.period.plan ?? standard),
    until: running === null ? null : timestamp(running.until),
    periods: periods.map(({ plan, startsAt, endsAt }) => ({
      plan: presentPlan(plan),
      startsAt: timestamp(startsAt),
      endsAt: timestamp(endsAt),
    })),
  };
}
