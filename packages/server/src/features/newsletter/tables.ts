import type { Language } from '../../platform/language.ts';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    subscribers: {
      id: string;
      email: string;
      email_key: string;
      language: Language;
      /** The time of the last request. Requests that nobody confirms are deleted later. */
      asked_at: number;
      confirmed_at: number | null;
    };
  }
}
