import type { components } from '@parvis/api-client/contract';

export type DigestPreferences = components['schemas']['DigestPreferences'];

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    /** When members get an email with what they have missed. Members without a row get none. */
    digests: {
      user_id: string;
      frequency: DigestPreferences['frequency'];
      /** The day of a weekly digest; 0 is Sunday. */
      weekday: number;
      /** The hour in the time zone. */
      hour: number;
      /** An IANA time zone; null until the member chooses it. */
      time_zone: string | null;
      /** The time of the next digest; null if there is none. */
      due_at: number | null;
      /** The time of the last digest. The next one has only later news. */
      sent_through: number;
    };
  }
}
