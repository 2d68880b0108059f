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
  /** To whom one pays; it stays as it is while the page is open. */
  payee: ['payee'],
  /** Everything below is about the member's own payments. */
  payments: ['payments'],
  paymentList: ['payments', 'list'],
  payment: (id: string) => ['payments', 'one', id],
} as const;

/** The member may still transfer, or the staff may still find the transfer. */
export const isOpen = ({ state }: Payment): boolean => state === 'requested' || state === 'instructed';

export const paymentsOf = ({ pages }: Pick<PaymentPages, 'pages'>): Payment[] =>
  pages.flatMap(({ payments }) => payments);

/** Where it is not known yet it stands at the top. */
export function putPayment(known: PaymentPages, payment: Payment): PaymentPages {
  const isKnown = paymentsOf(known).some(({ _id }) => _id === payment._id);
  const pages = known.pages.map((page, index) => {
    const payments = page.payments.map((other) => (other._id === payment._id ? payment : other));
    return { ...page, payments: isKnown || index > 0 ? payments : [payment, ...payments] };
  });
  return { ...known, pages };
}

/** A step of a payment goes only forward: an answer that was on its way for long takes nothing back. */
const later = (known: Payment | undefined, payment: Payment): Payment =>
  known !== undefined && known.history.length > payment.history.length ? known : payment;

/** What the server tells of a payment, wherever it is shown. */
export function paymentChanged(queryClient: QueryClient, payment: Payment): void {
  putQuery<Payment>(queryClient, planKeys.payment(payment._id), (known) => later(known, payment));
  changeQuery<PaymentPages>(queryClient, planKeys.paymentList, (known) => {
    const shown = paymentsOf(known).find(({ _id }) => _id === payment._id);
    return putPayment(known, later(shown, payment));
  });
}
