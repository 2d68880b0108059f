export type PaymentState = 'requested' | 'instructed' | 'confirmed' | 'rejected' | 'expired' | 'refunded';

export interface PaymentsTable {
  id: string;
  /** Null if the member has deleted their account. */
  user_id: string | null;
  /** Null if the payment is a gift. */
  plan_id: string | null;
  /** The name that the plan had when the payment was requested. */
  plan_name: string | null;
  /** The amount in cents. */
  amount: number;
  reference: string;
  payer_name: string;
  payer_contact: string;
  payer_reference: string;
  state: PaymentState;
  expires_at: number;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    payments: PaymentsTable;
    /** Each word of the payer's name. The index finds words by their prefix. */
    payer_words: {
      payment_id: string;
      word: string;
    };
    /** The history of a payment: each change of its state, with the person who made it. */
    payment_steps: {
      id: string;
      payment_id: string;
      state: PaymentState;
      /** Null if the server made the change. */
      actor_id: string | null;
      actor_name: string | null;
      note: string;
      created_at: number;
    };
    payment_disputes: {
      payment_id: string;
      text: string;
      due_at: number;
      /** Empty until the staff answers. */
      answer: string;
      answered_by: string | null;
      answered_at: number | null;
      created_at: number;
    };
    /** The paid periods. Those of one member follow each other without a gap. */
    periods: {
      id: string;
      user_id: string;
      plan_id: string;
      payment_id: string;
      /** The price that was paid, in cents. */
      price: number;
      /** The day of the month on which the period ends. In a shorter month it ends on the last day. */
      anchor_day: number;
      starts_at: number;
      ends_at: number;
    };
  }
}
