import type { Generated } from 'kysely';

export interface JobsTable {
  id: string;
  kind: string;
  /** There is one job of a kind for each key, also when it is done. */
  key: string;
  /** JSON: the payload. */
  payload: string;
  /** Those that were begun. */
  attempts: Generated<number>;
  /** When it may be taken: at first, after a failed attempt, or when its worker has crashed. */
  due_at: number;
  /** Identifies the attempt that runs now. */
  holder: Generated<string | null>;
  /** The error of the last attempt. */
  error: Generated<string | null>;
  outcome: Generated<'done' | 'dead' | null>;
  created_at: number;
  finished_at: Generated<number | null>;
}

/**
 * The portable schema: text identifiers (UUIDv7), epoch milliseconds, 0/1 for booleans, stored counters. SQLite and
 * PostgreSQL have the same tables, created by the same migrations. Each feature adds its tables in its `tables.ts`.
 */
export interface DatabaseSchema {
  sessions: {
    id: string;
    user_id: string;
    token_hash: string;
    created_at: number;
    last_used_at: number;
    expires_at: number;
    revoked_at: number | null;
    /** The browser that started the session; null if unknown. */
    browser: string | null;
    system: string | null;
    /** When the holder last authenticated. */
    proved_at: Generated<number | null>;
  };
  jobs: JobsTable;
}
