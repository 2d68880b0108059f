import type { Generated } from 'kysely';

/** A boolean. Both engines store it as a number. */
export type Flag = 0 | 1;

export interface JobsTable {
  id: string;
  kind: string;
  /** The key of the job. There is at most one job for each kind and key. Finished jobs count too. */
  key: string;
  /** JSON: the payload. */
  payload: string;
  /** The number of attempts that were started. */
  attempts: Generated<number>;
  /**
   * The time from which a worker can take the job. It is set again after an attempt has failed or its worker has
   * crashed.
   */
  due_at: number;
  /** The id of the current attempt. */
  holder: Generated<string | null>;
  /** The error of the last attempt. */
  error: Generated<string | null>;
  outcome: Generated<'done' | 'dead' | null>;
  created_at: number;
  finished_at: Generated<number | null>;
}

/**
 * The tables of both engines, which the same migrations create. Ids are texts (UUIDv7), times are epoch milliseconds,
 * booleans are 0 or 1, and counters are stored. Each feature adds its tables in its `tables.ts`.
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
    /** The browser in which the session was started; null if it is not known. */
    browser: string | null;
    system: string | null;
    /** The time at which the member last proved their identity in this session. */
    proved_at: Generated<number | null>;
  };
  jobs: JobsTable;
  /** The windows of rate limits that servers share. Exists only on PostgreSQL. */
  rate_limits: {
    /** The name of the limit. */
    name: string;
    /** A hash of the client or member. */
    key: string;
    points: number;
    ends_at: number;
  };
  /** Work that only one server does at a time. Exists only on PostgreSQL. */
  leases: {
    name: string;
    /** The id of the server that has the lease. */
    holder: string;
    /** After this time, another server can take the lease. */
    ends_at: number;
  };
  /** Shows whether all servers have the same secret. Exists only on PostgreSQL. */
  secret_fingerprints: {
    purpose: string;
    fingerprint: string;
  };
  /** The last report of each running server. Exists only on PostgreSQL. */
  servers: {
    id: string;
    /** The host and the port. */
    name: string;
    version: string;
    node_version: string;
    started_at: number;
    seen_at: number;
    /** JSON. The feature `servers` has its fields. */
    state: string;
  };
}
