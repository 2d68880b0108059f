import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
  type SelectModifierNode,
} from 'kysely';
import type { StatementEnded } from './statement-timer.ts';

const CACHED_STATEMENTS = 500;
const rowLocks: ReadonlySet<string> = new Set([
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
  'NoWait',
  'SkipLocked',
]);

type MakeRow = (values: readonly unknown[]) => unknown;

interface CachedStatement {
  readonly statement: StatementSync;
  /** Null if the statement returns no rows. */
  readonly makeRow: MakeRow | null;
}

/**
 * Creates a function that makes a row from an array. V8 stores the rows of node:sqlite as hash tables. Object
 * literals share one shape, so reading a page of them takes half the time. The names of the columns come from the
 * server itself and are quoted.
 */
function rowMaker(columns: readonly string[]): MakeRow {
  const members = columns.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  return new Function('values', `return { ${members.join(', ')} };`) as MakeRow;
}

/** With `setReturnArrays` rows are arrays, but the types of node:sqlite do not say so. */
function arraysOf(rows: readonly unknown[]): readonly (readonly unknown[])[] {
  return rows as readonly (readonly unknown[])[];
}

function prepare(database: DatabaseSync, sql: string): CachedStatement {
  const statement = database.prepare(sql);
  const columns = statement.columns();
  if (columns.length === 0) return { statement, makeRow: null };
  statement.setReturnArrays(true);
  return { statement, makeRow: rowMaker(columns.map(({ name }) => name)) };
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new TypeError(`A parameter of the type ${typeof value} cannot be stored.`);
}

/** A single statement that writes. Definitions and pragmas are not included, because some cannot run in a transaction. */
const WRITE = /^\s*(?:insert|update|delete|replace|with)\b/i;

/** Prepares each statement only once, which saves two thirds of the cost of a small query. */
class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, CachedStatement>();
  readonly #executed: StatementEnded;
  readonly #requireWritable: (() => void) | undefined;

  constructor(database: DatabaseSync, executed: StatementEnded, requireWritable?: () => void) {
    this.#database = database;
    this.#executed = executed;
    this.#requireWritable = requireWritable;
  }

  /**
   * Takes the write lock immediately. A transaction that starts with a read could fail at its first write. The check
   * before the lock saves the wait for a process that holds it. The check after it is exact, because a process that
   * makes the database read-only takes the lock next.
   */
  begin(): void {
    this.#requireWritable?.();
    this.#database.exec('begin immediate');
    try {
      this.#requireWritable?.();
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const cached = prepare(this.#database, sql);
    this.#statements.set(sql, cached);
    if (this.#statements.size > CACHED_STATEMENTS) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    return cached;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const started = performance.now();
    try {
      return this.#execute(query);
    } finally {
      this.#executed((performance.now() - started) / 1000);
    }
  }

  #execute<Row>(query: CompiledQuery): QueryResult<Row> {
    if (this.#requireWritable === undefined || this.#database.isTransaction || !WRITE.test(query.sql))
      return this.#run(query);
    this.begin();
    try {
      const result = this.#run<Row>(query);
      this.#database.exec('commit');
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, makeRow } = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (makeRow === null) {
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    }
    const rows = arraysOf(statement.all(...values)).map(makeRow);
    // By Kysely's interface, the compiled query decides the type of a row.
    return { rows: rows as Row[], numAffectedRows: BigInt(rows.length) };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const started = performance.now();
    // Prepares the statement again, so that another run of the same statement does not reset this cursor.
    const { statement, makeRow } = prepare(this.#database, sql);
    // The reader of the rows decides how long the statement runs, so only its preparation is measured.
    this.#executed((performance.now() - started) / 1000);
    if (makeRow === null) throw new Error('Only a statement that returns rows can be streamed.');
    for (const row of statement.iterate(...parameters.map(bindable))) {
      const [values] = arraysOf([row]);
      if (values !== undefined) yield { rows: [makeRow(values) as Row] };
    }
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #executed: StatementEnded;
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync, executed: StatementEnded, requireWritable?: () => void) {
    this.#database = database;
    this.#executed = executed;
    this.#connection = new SqliteConnection(database, executed, requireWritable);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    const started = performance.now();
    try {
      this.#connection.begin();
    } finally {
      this.#executed((performance.now() - started) / 1000);
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite may have rolled back by itself, for example on a full disk. A second rollback would fail and hide the
    // cause.
    if (!this.#database.isTransaction) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class QueryCompiler extends SqliteQueryCompiler {
  /**
   * The cast is needed because SQLite plans a statement again at each run if its limit is only a parameter. That
   * would double the cost.
   */
  protected override visitLimit(node: LimitNode): void {
    this.append('limit cast(');
    this.visitNode(node.limit);
    this.append(' as integer)');
  }

  /** SQLite has only one writer, so its rows need no locks. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === undefined || !rowLocks.has(node.modifier)) super.visitSelectModifier(node);
  }
}

class WritingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ReadingAdapter extends SqliteAdapter {
  /** Each read is one synchronous call, so readers do not have to wait for the connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Creates the dialect. `executed` is called after every statement. `requireWritable` throws if the database is
 * read-only. The caller closes the database.
 */
export function nodeSqliteDialect(
  database: DatabaseSync,
  access: 'read' | 'write',
  executed: StatementEnded,
  requireWritable?: () => void,
): Dialect {
  return {
    createDriver: () => new SqliteDriver(database, executed, requireWritable),
    createAdapter: () => (access === 'read' ? new ReadingAdapter() : new WritingAdapter()),
    createQueryCompiler: () => new QueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}
