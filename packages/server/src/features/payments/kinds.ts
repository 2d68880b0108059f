import { jobKind } from '../../platform/jobs/jobs.ts';

interface OfPayment {
  readonly paymentId: string;
}

interface OfEnd {
  readonly userId: string;
  /** The end of the period for which this job was added. If the end was moved, the job does nothing. */
  readonly endsAt: number;
}

/** The job whose email tells the member how to pay. It brings the payment into the state `instructed`. */
export const instructionMail = jobKind<OfPayment>('payment.instructions');
/** The job whose email tells the member what was decided about a payment. */
export const decisionMail = jobKind<
  OfPayment & { readonly state: 'confirmed' | 'rejected' | 'expired' | 'refunded' }
>('payment.decision');
export const paymentExpiry = jobKind<OfPayment>('payment.expiry');
/** The job whose email has the staff's answer to a dispute. */
export const disputeMail = jobKind<OfPayment>('payment.dispute');
/** The job whose email says that a plan is about to end. */
export const reminderMail = jobKind<OfEnd & { readonly days: number }>('subscription.reminder');
export const periodEnd = jobKind<OfEnd>('subscription.end');
/** The job whose email says that a plan has ended and another plan continues. */
export const goOnMail = jobKind<OfEnd & { readonly planName: string }>('subscription.go-on-mail');
/** The job whose email says that a plan has ended and no other plan continues. */
export const endMail = jobKind<OfEnd & { readonly planName: string }>('subscription.end-mail');
