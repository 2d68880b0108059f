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

export interface JobTables {
  jobs: JobsTable;
}
