import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

const CACHED_STATEMENTS = 500;

interface CachedStatement {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
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

/** Statements are prepared once: that saves two thirds of the cost of a small query. */
class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, CachedStatement>();
  readonly #executed: () => void;

  constructor(database: DatabaseSync, executed: () => void) {
    this.#database = database;
    this.#executed = executed;
  }

  #prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const cached = { statement, answersRows: statement.columns().length > 0 };
    this.#statements.set(sql, cached);
    if (this.#statements.size > CACHED_STATEMENTS) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    return cached;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#executed();
    const { statement, answersRows } = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (answersRows) {
      // Kysely's interface leaves the type of a row to the query that was compiled.
      const rows = statement.all(...values) as Row[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    this.#executed();
    // A cursor of its own, so that another run of the same statement does not reset it.
    const statement = this.#database.prepare(query.sql);
    for (const row of statement.iterate(...query.parameters.map(bindable))) {
      yield { rows: [row as Row] };
    }
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Taking the write lock at once: a transaction that begins by reading could fail when it first writes.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class WritingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ReadingAdapter extends SqliteAdapter {
  /** Each read is one synchronous call, so that readers need not queue for the connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** `executed` is called for every statement. The database is closed by its owner. */
export function nodeSqliteDialect(
  database: DatabaseSync,
  access: 'read' | 'write',
  executed: () => void,
): Dialect {
  return {
    createDriver: () => new SqliteDriver(new SqliteConnection(database, executed)),
    createAdapter: () => (access === 'read' ? new ReadingAdapter() : new WritingAdapter()),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}
