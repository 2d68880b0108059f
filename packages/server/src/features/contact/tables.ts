import type { Language } from '../../platform/language.ts';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    contact_messages: {
      id: string;
      kind: 'question' | 'problem' | 'privacy';
      name: string;
      email: string;
      message: string;
      language: Language;
      idempotency_key: string | null;
      fingerprint: string | null;
      answered_at: number | null;
      /** The name of the staff member who answered. */
      answered_by: string | null;
      note: string;
      created_at: number;
    };
  }
}
