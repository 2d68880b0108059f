export type PaymentState = 'requested' | 'instructed' | 'confirmed' | 'rejected' | 'expired' | 'refunded';

export interface PaymentsTable {
  id: string;
  /** Null if the member deleted their account. */
  user_id: string | null;
  /** Null for a gift. */
  plan_id: string | null;
  /** The plan's name when the payment was requested. */
  plan_name: string | null;
  /** In cents. */
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
    /** Each word of the payer's name, indexed by prefix. */
    payer_words: {
      payment_id: string;
      word: string;
    };
    /** The history of a payment: each step, and who took it. */
    payment_steps: {
      id: string;
      payment_id: string;
      state: PaymentState;
      /** Null for the server itself. */
      actor_id: string | null;
      actor_name: string | null;
      note: string;
      created_at: number;
    };
    /** Disputes that members raise about their payments. */
    payment_disputes: {
      payment_id: string;
      text: string;
      due_at: number;
      /** Empty until there is one. */
      answer: string;
      answered_by: string | null;
      answered_at: number | null;
      created_at: number;
    };
    /** Paid periods; those of a member follow each other without a gap. */
    periods: {
      id: string;
      user_id: string;
      plan_id: string;
      payment_id: string;
      /** In cents: the price that was paid. */
      price: number;
      /** The day of the month on which it ends; in shorter months the last day. */
      anchor_day: number;
      starts_at: number;
      ends_at: number;
    };
  }
}
