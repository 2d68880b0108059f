import type { Generated } from 'kysely';

export interface JobsTable {
  id: string;
  kind: string;
  /** There is one job of a kind for each key, also when it is done. */
  key: string;
  /** JSON: what it is about. */
  payload: string;
  /** Those that were begun. */
  attempts: Generated<number>;
  /** When it may be taken: at first, after an attempt that failed, or when its holder has not come back. */
  due_at: number;
  /** Whose attempt it is at the moment. */
  holder: Generated<string | null>;
  /** What the last attempt failed with. */
  error: Generated<string | null>;
  outcome: Generated<'done' | 'dead' | null>;
  created_at: number;
  finished_at: Generated<number | null>;
}

export interface JobTables {
  jobs: JobsTable;
}
