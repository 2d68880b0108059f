import type { Generated } from 'kysely';

export interface BulletinsTable {
  /** The id of the file, too. */
  id: string;
  parish_id: string;
  title: string;
  /** The day of the bulletin, such as `2026-11-29`. */
  day: string;
  bytes: number;
  /** The text of the first pages, for excerpts. Empty until the job has read it. */
  text: Generated<string>;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
}

declare module '../../platform/database/schema.ts' {
  interface DatabaseSchema {
    bulletins: BulletinsTable;
    /** The words of titles and texts, for the search. */
    bulletin_words: {
      bulletin_id: string;
      word: string;
    };
  }
}
