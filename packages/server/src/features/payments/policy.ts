import type { PaymentState } from './tables.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { permitted } from '../../platform/permissions.ts';
import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Members can see their own payments. Administrators can see and decide all payments. */
export const paymentPolicy = {
  details: everyMember,
  create: everyMember,
  list: everyMember,
  view: (actor: Actor, payment: { user_id: string | null }): boolean =>
    payment.user_id !== null && ownerAlone(actor, { user_id: payment.user_id }),
  dispute: everyMember,
  review: permitted('payment.review'),
  answer: permitted('payment.decide'),
  confirm: permitted('payment.decide'),
  reject: permitted('payment.decide'),
  refund: permitted('payment.decide'),
};

export const subscriptionPolicy = {
  view: everyMember,
};

export type Decision = 'confirm' | 'reject' | 'refund';

interface Move {
  readonly from: readonly PaymentState[];
  readonly to: 'confirmed' | 'rejected' | 'refunded';
}

/**
 * The states from which each decision is possible. A transfer can arrive late, even after the payment has expired.
 */
export const moves: Readonly<Record<Decision, Move>> = {
  confirm: { from: ['requested', 'instructed', 'expired'], to: 'confirmed' },
  reject: { from: ['requested', 'instructed', 'expired'], to: 'rejected' },
  refund: { from: ['confirmed'], to: 'refunded' },
};

export const openStates: readonly PaymentState[] = ['requested', 'instructed'];
