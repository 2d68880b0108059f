import { jobKind } from '../../platform/jobs/jobs.ts';

interface OfPayment {
  readonly paymentId: string;
}

interface OfEnd {
  readonly userId: string;
  /** The end that the job was added for: if the end has moved, the job does nothing. */
  readonly endsAt: number;
}

/** Tells the member how to pay, which brings the payment into the state `instructed`. */
export const instructionMail = jobKind<OfPayment>('payment.instructions');
/** Mails the outcome of a payment to the member. */
export const decisionMail = jobKind<
  OfPayment & { readonly state: 'confirmed' | 'rejected' | 'expired' | 'refunded' }
>('payment.decision');
export const paymentExpiry = jobKind<OfPayment>('payment.expiry');
/** Tells the member what the staff answers to their dispute. */
export const disputeMail = jobKind<OfPayment>('payment.dispute');
/** Tells the member that a plan is about to end. */
export const reminderMail = jobKind<OfEnd & { readonly days: number }>('subscription.reminder');
export const periodEnd = jobKind<OfEnd>('subscription.end');
/** Mails the member when a plan has ended and another one continues. */
export const goOnMail = jobKind<OfEnd & { readonly planName: string }>('subscription.go-on-mail');
/** Mails the member when a plan has ended and none continues. */
export const endMail = jobKind<OfEnd & { readonly planName: string }>('subscription.end-mail');
