import type { NotificationEvent } from '../notifications/index.ts';
import { dayOf } from '../../platform/language.ts';
import { texts } from './mail-texts.ts';
import type { PlannedPeriod } from './period-repository.ts';
import type { RunningPlan } from './periods.ts';
import type { Decision } from './policy.ts';
import type { MemberRow, PaymentRow } from './repository.ts';

const kinds = {
  confirm: 'payment_confirmed',
  reject: 'payment_rejected',
  refund: 'payment_refunded',
} as const;

type EventDetails = Pick<NotificationEvent, 'kind' | 'excerpt' | 'dedupeKey'>;

/** Returns no event if the member has deleted their account. */
const toMember = ({ id, user_id }: PaymentRow, details: EventDetails): NotificationEvent[] =>
  user_id === null ? [] : [{ ...details, userId: user_id, actorId: null, subjectId: id }];

/**
 * Returns the event for a decision. For a confirmed plan it is of the kind `plan_activated`, which the member can
 * mute.
 */
export function newsOf(payment: PaymentRow, decision: Decision, note: string): NotificationEvent[] {
  const { id, plan_id, plan_name, reference } = payment;
  if (decision === 'confirm' && plan_id !== null) {
    return toMember(payment, {
      kind: 'plan_activated',
      excerpt: plan_name ?? '',
      dedupeKey: `payment ${id}`,
    });
  }
  return toMember(payment, {
    kind: kinds[decision],
    excerpt: decision === 'confirm' ? reference : note,
    dedupeKey: `${decision} ${id}`,
  });
}

export const newsOfExpiry = (payment: PaymentRow): NotificationEvent[] =>
  toMember(payment, {
    kind: 'payment_expired',
    excerpt: payment.reference,
    dedupeKey: `expired ${payment.id}`,
  });

export const newsOfAnswer = (payment: PaymentRow, answer: string): NotificationEvent[] =>
  toMember(payment, { kind: 'dispute_answered', excerpt: answer, dedupeKey: `answered ${payment.id}` });

/**
 * The notification event for a plan that continues after another plan has ended. Its text gives the end of the
 * continuing plan, and it links to the payment for that plan.
 */
export const newsOfContinuation = (
  { id, language }: Pick<MemberRow, 'id' | 'language'>,
  { period, until }: RunningPlan<PlannedPeriod>,
  endedAt: number,
): NotificationEvent => ({
  userId: id,
  kind: 'plan_continued',
  actorId: null,
  subjectId: period.id,
  excerpt: texts.goesOn.brief(period.plan.name, dayOf(until, language))[language],
  dedupeKey: `continued ${endedAt}`,
});
