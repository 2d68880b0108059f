import type { PaymentState } from '../../platform/database/tables/payments.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { permitted } from '../../platform/permissions.ts';
import { everyMember, ownerAlone } from '../../platform/policy.ts';

/** Members know their own payments; the administrators know and decide all of them. */
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

/** What the staff can do with a payment as it stands. A transfer can come late, also to one that has expired. */
export const moves: Readonly<Record<Decision, Move>> = {
  confirm: { from: ['requested', 'instructed', 'expired'], to: 'confirmed' },
  reject: { from: ['requested', 'instructed', 'expired'], to: 'rejected' },
  refund: { from: ['confirmed'], to: 'refunded' },
};

export const openStates: readonly PaymentState[] = ['requested', 'instructed'];
