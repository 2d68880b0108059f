import type { components } from '@parvis/api-client/contract';
import type { Generated } from 'kysely';

type Schemas = components['schemas'];

export interface SharedPrayersTable {
  id: string;
  starter_id: string;
  kind: Schemas['SharedPrayerKind'];
  title: string;
  intention: string;
  audience: Schemas['SharedPrayerAudience'];
  /** The group of the audience; null for other audiences. */
  group_id: string | null;
  /**
   * The parish of the audience without accents and in lower case, as the starter had named it in the questionnaire. Empty
   * for other audiences.
   */
  parish: string;
  /** The parish where the members pray. */
  parish_id: string | null;
  /** The intention that the prayer is for. */
  post_id: string | null;
  /** Empty unless it is a rosary. */
  mysteries: Schemas['MysterySet'] | '';
  /** The day of a rosary or the first day of a novena. Empty for adoration. */
  day: string;
  time_zone: string;
  begins_at: number;
  ends_at: number;
  /** The number of slots. */
  slots: number;
  /** The number of members for each slot. */
  capacity: number;
  state: Generated<Schemas['SharedPrayerState']>;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
  updated_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    shared_prayers: SharedPrayersTable;
    /** The slots that members have taken. */
    taken_slots: {
      id: string;
      shared_prayer_id: string;
      /** The number of the slot, starting at 1. */
      slot: number;
      /** The place of the member among those who share the slot, from 1 to the capacity. It is unique for the slot. */
      place: number;
      user_id: string;
      remind_minutes: number;
      taken_at: number;
    };
  }
}
