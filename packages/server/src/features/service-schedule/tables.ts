import type { components } from '@parvis/api-client/contract';

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    /** The services of the published parishes. */
    service_times: {
      publication_id: string;
      kind: components['schemas']['ServiceKind'];
      /** The weekday from 0 for Sunday, or `holy-day`, or `vigil`, or a date. */
      day: string;
      /** The local time in minutes since the beginning of the day. */
      minute: number;
      /** The position among the services of the parish, because two can be at the same time. */
      position: number;
      zip: string;
      language: string;
      note: string;
      /** The first and the last date on which a weekly service takes place. */
      valid_from: string;
      valid_until: string;
    };
    /** The dates of exceptions that replace all regular services of a parish. */
    replaced_service_days: {
      publication_id: string;
      day: string;
    };
  }
}
