import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { DatabaseSchema } from './schema.ts';

/** Thrown in a transaction whose assumptions a concurrent one has invalidated: it is retried, as after a deadlock. */
export class ConcurrentChange extends Error {
  override readonly name = 'ConcurrentChange';

  constructor() {
    super('A concurrent transaction changed the data.');
  }
}

export type DatabaseDialect = 'sqlite' | 'postgres';

/** Whether the role alone makes a viewer a staff member in queries, or only with a second factor. */
export type StaffRule = 'role' | 'second-factor';

export const staffRuleOf = ({ staffNeedsSecondFactor }: Pick<Config, 'staffNeedsSecondFactor'>): StaffRule =>
  staffNeedsSecondFactor ? 'second-factor' : 'role';

export interface Database {
  readonly dialect: DatabaseDialect;
  /** Constant while the server runs: it is part of the text of prepared statements. */
  readonly staffRule: StaffRule;
  /** Reads; on SQLite a separate connection that sees committed data only. */
  readonly read: Kysely<DatabaseSchema>;
  /**
   * Short reads that nearly every call makes, each answered by an index in well under a millisecond. On PostgreSQL they
   * share connections, so a slow one would delay the others. Never a transaction.
   */
  readonly shortReads: Kysely<DatabaseSchema>;
  /** Single statements that write. Never use it inside `transaction`: on SQLite it would wait for itself. */
  readonly write: Kysely<DatabaseSchema>;
  /**
   * Runs `work` in a transaction. On PostgreSQL it is retried a few times after a deadlock, a serialization failure
   * or a `ConcurrentChange`, so it must not have side effects outside the database. On SQLite it blocks all other
   * writers, so keep it fast. Lock rows in this order to avoid deadlocks: chats by id, then posts by id, then members
   * by id, then the rest. A chat's own rows come right after it.
   */
  transaction<T>(work: (transaction: Transaction<DatabaseSchema>) => Promise<T>): Promise<T>;
  /** Blocks other writes to the table until the transaction ends. Prefer `forUpdate()`, which locks rows. */
  readonly lockTable: (
    transaction: Transaction<DatabaseSchema>,
    table: keyof DatabaseSchema,
  ) => Promise<void>;
  /** `constraint` is `<table>_<columns>_unique` or `<table>_pkey`, on both engines. */
  isUniqueViolation(error: unknown, constraint?: string): boolean;
  isForeignKeyViolation(error: unknown): boolean;
  /** A text that the engine cannot store, such as one with a NUL character on PostgreSQL. */
  isUnstorableText(error: unknown): boolean;
  /** The database cannot be reached, did not answer in time, or is too busy with the same rows. */
  isUnavailable(error: unknown): boolean;
  /** Resolves when a trivial statement is answered. */
  ping(): Promise<void>;
  /** The number of executed statements. */
  queryCount(): number;
  close(): Promise<void>;
}
