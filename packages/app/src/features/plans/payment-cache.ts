import type { Schemas } from '@parvis/api-client';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { changeQuery, putQuery } from '../../platform/change-query.ts';

export type Plan = Schemas['Plan'];
export type Payment = Schemas['Payment'];
export type Subscription = Schemas['Subscription'];
export type PaymentPages = InfiniteData<Schemas['PaymentPage'], string | null>;

export const planKeys = {
  plans: ['plans'],
  subscription: ['subscription'],
  /** The payee. It does not change while the page is open. */
  payee: ['payee'],
  /** The prefix of all queries about the member's own payments. */
  payments: ['payments'],
  paymentList: ['payments', 'list'],
  payment: (id: string) => ['payments', 'one', id],
} as const;

/** Whether the member can still make the transfer, or the staff can still confirm it. */
export const isOpen = ({ state }: Payment): boolean => state === 'requested' || state === 'instructed';

export const paymentsOf = ({ pages }: Pick<PaymentPages, 'pages'>): Payment[] =>
  pages.flatMap(({ payments }) => payments);

/** Updates a payment. If the payment is not in the list yet, it is added at the top. */
export function putPayment(known: PaymentPages, payment: Payment): PaymentPages {
  const isKnown = paymentsOf(known).some(({ _id }) => _id === payment._id);
  const pages = known.pages.map((page, index) => {
    const payments = page.payments.map((other) => (other._id === payment._id ? payment : other));
    return { ...page, payments: isKnown || index > 0 ? payments : [payment, ...payments] };
  });
  return { ...known, pages };
}

/**
 * The newer version of a payment. A payment's history only grows, so a late response with a shorter history is ignored.
 */
const later = (known: Payment | undefined, payment: Payment): Payment =>
  known !== undefined && known.history.length > payment.history.length ? known : payment;

/** Updates a payment in every cached query. */
export function paymentChanged(queryClient: QueryClient, payment: Payment): void {
  putQuery<Payment>(queryClient, planKeys.payment(payment._id), (known) => later(known, payment));
  changeQuery<PaymentPages>(queryClient, planKeys.paymentList, (known) => {
    const shown = paymentsOf(known).find(({ _id }) => _id === payment._id);
    return putPayment(known, later(shown, payment));
  });
}
