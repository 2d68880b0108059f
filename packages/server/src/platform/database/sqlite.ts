import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { ConcurrentChange, staffRuleOf, type Database } from './database.ts';
import { groupCommits } from './group-commit.ts';
import { prepareSchema } from './prepare-schema.ts';
import { readOnlyCheck, ReadOnlyError } from './read-only.ts';
import type { DatabaseSchema } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-driver.ts';
import { observed, type StatementObserver } from './statement-observer.ts';
import { createStatementTimer } from './statement-timer.ts';

const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const FULL = 13;
const CANNOT_OPEN = 14;
/** The database is locked, or its disk is missing, faulty, full or read-only. The stored data is intact. */
const unavailable: ReadonlySet<number> = new Set([BUSY, READ_ONLY, INPUT_OUTPUT, FULL, CANNOT_OPEN]);
const CONSTRAINT_FOREIGN_KEY = 787;
const CONSTRAINT_PRIMARY_KEY = 1555;
const CONSTRAINT_UNIQUE = 2067;

const pragmas = `
  pragma journal_mode = wal;
  pragma foreign_keys = on;
  pragma busy_timeout = 5000;
  pragma cache_size = -65536;
  pragma mmap_size = 268435456;
  pragma temp_store = memory;
`;

interface SqliteError extends Error {
  errcode: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

/**
 * Returns the name that PostgreSQL gives to the constraint. The message of SQLite has the names of the columns:
 * 'UNIQUE constraint failed: posts.author_id, posts.title'.
 */
function constraintName(error: SqliteError): string {
  const columns = error.message.slice(error.message.lastIndexOf(': ') + 2).split(', ');
  const table = columns[0]?.split('.')[0] ?? '';
  if (error.errcode === CONSTRAINT_PRIMARY_KEY) return `${table}_pkey`;
  return [table, ...columns.map((column) => column.slice(table.length + 1)), 'unique'].join('_');
}

export async function openSqlite(
  config: Config,
  log: Logger,
  role: 'server' | 'command',
  observe?: StatementObserver,
): Promise<Database> {
  const path = join(config.dataFolder, 'parvis.db');
  const statements = createStatementTimer();

  const isReadOnly = readOnlyCheck(config);
  const requireWritable = (): void => {
    if (isReadOnly()) throw new ReadOnlyError();
  };

  const writer = new DatabaseSync(path);
  writer.exec(`${pragmas} pragma synchronous = ${config.durable ? 'full' : 'off'};`);
  const write = new Kysely<DatabaseSchema>({
    dialect: nodeSqliteDialect(writer, 'write', statements.ended, requireWritable),
    ...observed(observe),
  });
  if (role === 'server') await prepareSchema(write, 'sqlite', { config, isReadOnly: isReadOnly(), log });

  const reader = new DatabaseSync(path);
  reader.exec(`${pragmas} pragma query_only = on;`);
  const read = new Kysely<DatabaseSchema>({
    dialect: nodeSqliteDialect(reader, 'read', statements.ended),
    ...observed(observe),
  });

  return {
    dialect: 'sqlite',
    staffRule: staffRuleOf(config),
    read,
    shortReads: read,
    write,
    transaction: groupCommits(write),
    // Does nothing, because a transaction is the only writer.
    lockTable: async () => {},
    isUniqueViolation: (error, constraint) =>
      isSqliteError(error) &&
      (error.errcode === CONSTRAINT_UNIQUE || error.errcode === CONSTRAINT_PRIMARY_KEY) &&
      (constraint === undefined || constraintName(error) === constraint),
    isForeignKeyViolation: (error) => isSqliteError(error) && error.errcode === CONSTRAINT_FOREIGN_KEY,
    isReadOnly,
    isReadOnlyError: (error) => error instanceof ReadOnlyError,
    isUnstorableText: () => false,
    isUnavailable: (error) =>
      !reader.isOpen ||
      error instanceof ConcurrentChange ||
      (isSqliteError(error) && unavailable.has(error.errcode & 0xff)),
    ping: async () => {
      reader.prepare('select 1').get();
    },
    // Does not use `transaction`, because a failed probe would make the other transactions of its group fail too.
    probeSpace: async (bytes) => {
      if (isReadOnly()) return;
      await write.transaction().execute(async (probing) => {
        await sql`create table storage_probe as select zeroblob(${bytes}) as bytes`.execute(probing);
        await sql`drop table storage_probe`.execute(probing);
      });
    },
    queryCount: statements.count,
    timeStatements: statements.observe,
    pool: () => null,
    size: async () => {
      const { bytes } = reader
        .prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()')
        .get() as { bytes: number };
      return bytes;
    },
    close: async () => {
      if (!reader.isOpen) return;
      reader.close();
      writer.close();
    },
  };
}
