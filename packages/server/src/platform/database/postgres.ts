import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { DatabaseError, Pool, types, type ClientConfig } from 'pg';
import { ConfigError, type Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { ConcurrentChange, staffRuleOf, type Database } from './database.ts';
import { pipelinedReads } from './postgres-pipelines.ts';
import { isStalePlan, namedStatements, nameStatements } from './postgres-statements.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { DatabaseSchema } from './schema.ts';
import { observed, type StatementObserver } from './statement-observer.ts';
import { createStatementTimer } from './statement-timer.ts';

const STATEMENT_TIMEOUT = 15_000;
const CONNECTION_TIMEOUT = 5_000;
/** A transaction that waits for a row lock occupies a connection, so this wait is limited. */
const LOCK_TIMEOUT = 3_000;
const ATTEMPTS = 5;

const INT8 = 20;
const CHARACTER_NOT_IN_REPERTOIRE = '22021';
const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
/** The length of a text that `md5` returns. */
const MD5_BYTES = 32;
const INSUFFICIENT_PRIVILEGE = '42501';
const READ_ONLY_TRANSACTION = '25006';
const forbids = new Set([INSUFFICIENT_PRIVILEGE, READ_ONLY_TRANSACTION]);
const repeatable = new Set(['40001', '40P01']);

types.setTypeParser(INT8, Number);

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isRepeatable(error: unknown): boolean {
  return error instanceof ConcurrentChange || repeatable.has(codeOf(error) ?? '') || isStalePlan(error);
}

function isUnavailable(error: unknown): boolean {
  // The transaction has already run several times, so too many transactions want the same rows right now.
  if (isRepeatable(error)) return true;
  const code = codeOf(error);
  if (error instanceof DatabaseError) {
    // The classes 08 (connection), 53 (resources) and 57P (shutdown) mean that the database is unavailable, and so
    // does a timeout.
    return (
      code !== undefined &&
      (/^(08|53|57P)/.test(code) || code === QUERY_CANCELED || code === LOCK_NOT_AVAILABLE)
    );
  }
  if (code !== undefined)
    return /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT)/.test(code);
  return (
    error instanceof Error &&
    /^(Cannot use a pool after|Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout)/.test(
      error.message,
    )
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function reportLost(log: Logger): (error: Error) => void {
  return (error) => {
    log.warn({ code: codeOf(error) }, 'database connection lost');
  };
}

/** Without a listener for errors, a lost connection would end the process, even if the connection was not in use. */
function outliveLostConnections(pool: Pool, log: Logger): Pool {
  const report = reportLost(log);
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
  });
  return pool;
}

function connectionOf(url: string, readOnly: boolean): ClientConfig {
  return {
    connectionString: url,
    application_name: 'parvis',
    // Always uses the generic plan. Planning a feed page costs as much as reading it, and the plan is the same for
    // every reader. Merge joins are off. For the newest members, PostgreSQL expects a merge join to stop early, but the
    // join reads the index of all members.
    options:
      '-c plan_cache_mode=force_generic_plan -c enable_mergejoin=off' +
      (readOnly ? ' -c default_transaction_read_only=on' : ''),
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: LOCK_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + CONNECTION_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
  };
}

/** Migrates the database. Its connections have no time limits, because a migration can take longer than a request. */
async function prepareDatabase(
  { dataFolder, readOnly }: Config,
  url: string,
  log: Logger,
  role: 'server' | 'command',
): Promise<void> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'parvis migration',
    max: 2,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  });
  outliveLostConnections(pool, log);
  const database = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const place = { dataFolder, databaseUrl: url };
    if (role === 'server')
      await prepareSchema(database, 'postgres', { config: place, isReadOnly: readOnly, log });
    else await sql`select 1`.execute(database);
  } catch (error) {
    if (isUnavailable(error) || codeOf(error)?.startsWith('28') === true || codeOf(error) === '3D000') {
      const reason = error instanceof Error && error.message !== '' ? error.message : codeOf(error);
      throw new ConfigError(`The database of DATABASE_URL cannot be reached: ${reason}.`);
    }
    if (forbids.has(codeOf(error) ?? '')) {
      const reason = error instanceof Error ? error.message : '';
      throw new ConfigError(
        `The user of DATABASE_URL may not create or change tables: ${reason}. Make it the owner of a database on the primary server.`,
      );
    }
    throw error;
  } finally {
    await database.destroy();
  }
}

export async function openPostgres(
  config: Config,
  url: string,
  log: Logger,
  role: 'server' | 'command',
  observe?: StatementObserver,
): Promise<Database> {
  await prepareDatabase(config, url, log, role);
  const statements = createStatementTimer();
  let closing: Promise<unknown> | undefined;
  const connection = connectionOf(url, config.readOnly);
  const names = nameStatements();
  const connections = new Pool({ ...connection, max: config.databasePoolSize });
  const pool: PostgresPool = namedStatements(
    outliveLostConnections(connections, log),
    names,
    statements.ended,
  );
  const pipelines = pipelinedReads({
    connection,
    names,
    executed: statements.ended,
    onLost: reportLost(log),
  });
  const database = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool }),
    ...observed(observe),
  });
  const shortReads = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: pipelines }),
    ...observed(observe),
  });

  return {
    dialect: 'postgres',
    staffRule: staffRuleOf(config),
    read: database,
    shortReads,
    write: database,
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database.transaction().setIsolationLevel('read committed').execute(work);
        } catch (error) {
          if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
          await pause(Math.random() * 10 * 2 ** attempt);
        }
      }
    },
    lockTable: async (transaction, table) => {
      await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
    },
    isUniqueViolation: (error, constraint) =>
      error instanceof DatabaseError &&
      error.code === UNIQUE_VIOLATION &&
      (constraint === undefined || error.constraint === constraint),
    isForeignKeyViolation: (error) => codeOf(error) === FOREIGN_KEY_VIOLATION,
    isReadOnly: () => config.readOnly,
    isReadOnlyError: (error) => codeOf(error) === READ_ONLY_TRANSACTION,
    isUnstorableText: (error) => codeOf(error) === CHARACTER_NOT_IN_REPERTOIRE,
    isUnavailable,
    ping: async () => {
      const client = await pool.connect();
      try {
        await client.query('select 1', []);
      } finally {
        client.release();
      }
    },
    probeSpace: async (bytes) => {
      if (config.readOnly) return;
      // PostgreSQL allocates the pages of a temporary table on the same disk.
      await sql`
        create temporary table storage_probe on commit drop as
        select md5(number::text) from generate_series(1, ${sql.lit(Math.ceil(bytes / MD5_BYTES))}) as number
      `.execute(database);
    },
    queryCount: statements.count,
    timeStatements: statements.observe,
    pool: () => ({
      used: connections.totalCount - connections.idleCount,
      idle: connections.idleCount,
      waiting: connections.waitingCount,
    }),
    size: async () => {
      const { rows } = await sql<{ bytes: number }>`
        select pg_database_size(current_database()) as bytes
      `.execute(database);
      return rows[0]?.bytes ?? 0;
    },
    close: async () => {
      closing ??= Promise.all([pool.end(), pipelines.end()]);
      await closing;
    },
  };
}
