import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { DatabaseSchema } from './schema.ts';

/**
 * Thrown in a transaction if another transaction has changed data on which the first one relies. The transaction that
 * throws this runs again, as after a deadlock.
 */
export class ConcurrentChange extends Error {
  override readonly name = 'ConcurrentChange';

  constructor() {
    super('A concurrent transaction changed the data.');
  }
}

export type DatabaseDialect = 'sqlite' | 'postgres';

/** Decides who counts as staff in queries: everybody with the role, or only those who also have a second factor. */
export type StaffRule = 'role' | 'second-factor';

export const staffRuleOf = ({ staffNeedsSecondFactor }: Pick<Config, 'staffNeedsSecondFactor'>): StaffRule =>
  staffNeedsSecondFactor ? 'second-factor' : 'role';

interface PoolState {
  readonly used: number;
  readonly idle: number;
  /** The number of transactions and reads that wait for a connection. */
  readonly waiting: number;
}

export interface Database {
  readonly dialect: DatabaseDialect;
  /** This cannot change while the server runs, because the text of prepared statements contains it. */
  readonly staffRule: StaffRule;
  /** For reading. On SQLite this is a separate connection, which only sees committed data. */
  readonly read: Kysely<DatabaseSchema>;
  /**
   * For short reads that nearly every call makes. With an index, each of them takes well under a millisecond. On
   * PostgreSQL these reads share connections, so a slow read would delay the others. Do not use `shortReads` for
   * transactions.
   */
  readonly shortReads: Kysely<DatabaseSchema>;
  /**
   * For single statements that write. Do not use it inside `transaction`, because on SQLite the two would wait for each
   * other.
   */
  readonly write: Kysely<DatabaseSchema>;
  /**
   * Runs `work` in a transaction.
   *
   * On PostgreSQL `work` runs again, a few times at most, after a deadlock, a serialization failure or a
   * `ConcurrentChange`. So `work` must have no effects outside the database. On SQLite `work` blocks all other writers,
   * so keep it fast.
   *
   * To avoid deadlocks, lock rows in this order: chats by id, each followed by its own rows, then posts by id, then
   * members by id, then all others.
   */
  transaction<T>(work: (transaction: Transaction<DatabaseSchema>) => Promise<T>): Promise<T>;
  /**
   * Blocks other writes to the table until the transaction ends. Use `forUpdate()` where you can, because it only
   * locks rows.
   */
  readonly lockTable: (
    transaction: Transaction<DatabaseSchema>,
    table: keyof DatabaseSchema,
  ) => Promise<void>;
  /** The name of a constraint is `<table>_<columns>_unique` or `<table>_pkey` on both engines. */
  isUniqueViolation(error: unknown, constraint?: string): boolean;
  isForeignKeyViolation(error: unknown): boolean;
  /**
   * Whether the database accepts no writes at the moment, such as while it moves to another engine. All writes then
   * throw an error for which `isReadOnlyError` is true.
   */
  isReadOnly(): boolean;
  isReadOnlyError(error: unknown): boolean;
  /** Whether the engine cannot store the text. For example, PostgreSQL cannot store a NUL character. */
  isUnstorableText(error: unknown): boolean;
  /**
   * Whether the database cannot be reached, has not responded in time, or gets too many transactions for the same rows.
   */
  isUnavailable(error: unknown): boolean;
  /** Resolves when the database has run a trivial statement. */
  ping(): Promise<void>;
  /** Throws if the storage of the database has no room for about this many bytes. Leaves nothing behind. */
  probeSpace(bytes: number): Promise<void>;
  /** Returns the number of statements that were executed. */
  queryCount(): number;
  /** Calls `observe` with the duration of each statement from now on, in seconds. */
  timeStatements(observe: (seconds: number) => void): void;
  /** The connections of the pool, or null on SQLite, which has no pool. */
  pool(): PoolState | null;
  /** The size of the database on disk, in bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}
