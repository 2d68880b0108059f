import type { Generated } from 'kysely';

/** A boolean: both engines store it as a number. */
export type Flag = 0 | 1;

export interface JobsTable {
  id: string;
  kind: string;
  /** A kind has at most one job per key, including finished ones. */
  key: string;
  /** JSON: the payload. */
  payload: string;
  /** The number of started attempts. */
  attempts: Generated<number>;
  /** When a worker may take it: first when it is due, and again after a failed attempt or a crash of its worker. */
  due_at: number;
  /** Identifies the current attempt. */
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
