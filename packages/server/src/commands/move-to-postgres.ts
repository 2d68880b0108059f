import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { AlreadyLocked, lockFolder } from '../platform/database/folder-lock.ts';
import { moveDatabase } from '../platform/database/move/move.ts';
import { openSource, type MoveSource } from '../platform/database/move/source.ts';
import { openTarget, type MoveTarget } from '../platform/database/move/target.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { requireCurrentSchema } from '../platform/database/own-schema.ts';
import { makeReadOnly, makeWritable, readOnlyCheck } from '../platform/database/read-only.ts';
import { explainStart } from '../platform/explain-start.ts';
import { createLogger } from '../platform/log.ts';

const USAGE = `Usage: move-to-postgres postgres://user@host/database
   or: move-to-postgres --cancel`;
const POSTGRES = new Set(['postgres:', 'postgresql:']);
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const JOBS_TIMEOUT = 30_000;
const JOBS_INTERVAL = 50;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const nextSteps = (
  dataFolder: string,
): string => `Members can read, but cannot write until you have done this:
1. Set DATABASE_URL to the address that you gave to this command. Keep DATA_DIR, because the files and the secret stay there.
2. Restart the server.
3. Keep ${join(dataFolder, 'parvis.db')} until you are sure that all is well. It was not changed.`;

function readTarget(argument: string): string {
  // The message does not contain the argument, because it can contain a password.
  if (!POSTGRES.has(URL.parse(argument)?.protocol ?? '')) throw new ConfigError(USAGE);
  return argument;
}

function requireSqlite({ databaseUrl, dataFolder }: Config): void {
  if (databaseUrl !== null)
    throw new ConfigError(
      'DATABASE_URL is set, so this site already uses PostgreSQL. Remove the setting to move the SQLite database.',
    );
  if (!existsSync(join(dataFolder, 'parvis.db')))
    throw new ConfigError(`There is no SQLite database in ${dataFolder}. Set DATA_DIR.`);
}

/**
 * Locks the data folder, so that no server starts during the move. Returns null if a server is running. It then runs on
 * in read-only mode.
 */
function lockIfFree(dataFolder: string): { release(): void } | null {
  try {
    return lockFolder(dataFolder);
  } catch (error) {
    if (error instanceof AlreadyLocked) return null;
    throw error;
  }
}

/**
 * Waits for a moment without running jobs. A job whose result cannot be stored would run again after the move, and send
 * its email a second time.
 */
async function waitForJobs({ read }: Database): Promise<void> {
  const deadline = Date.now() + JOBS_TIMEOUT;
  const isRunning = async (): Promise<boolean> => {
    const job = await read
      .selectFrom('jobs')
      .select('id')
      .where('holder', 'is not', null)
      .where('outcome', 'is', null)
      .where('due_at', '>', Date.now())
      .limit(1)
      .executeTakeFirst();
    return job !== undefined;
  };
  while ((await isRunning()) && Date.now() < deadline) await delay(JOBS_INTERVAL);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Makes the database read-only and passes it to `work`. It stays read-only if `work` succeeds, because the site now
 * belongs to PostgreSQL.
 */
async function withoutWrites(
  { dataFolder, databaseUrl, readOnly }: Config,
  work: (source: MoveSource) => Promise<void>,
): Promise<void> {
  const isReadOnly = readOnlyCheck({ dataFolder, databaseUrl, readOnly });
  // If another process is moving this database, it must stay read-only.
  let isOurs = !isReadOnly();
  /** Returns the next step for the operator. */
  const undo = (): string => {
    if (!isOurs) return 'Another process is probably moving this database.';
    makeWritable(dataFolder);
    return 'Members can write again. Run the command again to continue the move.';
  };
  const abort = (): void => {
    process.stderr.write(`The move was stopped. ${undo()}\n`);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, abort);
  makeReadOnly(dataFolder);
  let source: MoveSource | null = null;
  try {
    source = openSource(dataFolder);
    isOurs = true;
    await work(source);
    // No process could write until now, because the lock is still held.
    if (!isReadOnly()) throw new ConfigError('The move was cancelled by another command.');
  } catch (error) {
    throw new ConfigError(`${reasonOf(error)}\n${undo()}`, { cause: error });
  } finally {
    source?.close();
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}

async function copyRows(source: MoveSource, target: MoveTarget, dataFolder: string): Promise<void> {
  print(
    target.isResumed
      ? 'An earlier move to this database was interrupted. Continuing.'
      : `Moving ${join(dataFolder, 'parvis.db')} to PostgreSQL.`,
  );
  const startedAt = Date.now();
  const { tables, rows } = await moveDatabase({ source, target, report: print });
  const seconds = Math.ceil((Date.now() - startedAt) / 1000);
  print(
    `\nDone: ${new Intl.NumberFormat('en').format(rows)} rows in ${tables} tables were copied and compared in ${seconds} s.`,
  );
}

async function move(config: Config, url: string): Promise<void> {
  const { dataFolder } = config;
  const log = createLogger({ ...config, logLevel: 'warn' });
  requireSqlite(config);
  const database = await openDatabase(config, log, 'command');
  try {
    await requireCurrentSchema(database.read, config);
    // Members can write until the target is ready.
    const target = await openTarget(url, log);
    try {
      const lock = lockIfFree(dataFolder);
      try {
        if (lock === null) await waitForJobs(database);
        await withoutWrites(config, (source) => copyRows(source, target, dataFolder));
        print(nextSteps(dataFolder));
      } finally {
        lock?.release();
      }
    } finally {
      await target.close();
    }
  } finally {
    await database.close();
  }
}

async function run(config: Config): Promise<void> {
  const [argument = '', ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new ConfigError(USAGE);
  if (argument === '--cancel') {
    requireSqlite(config);
    makeWritable(config.dataFolder);
    print('The SQLite database accepts writes again.');
  } else await move(config, readTarget(argument));
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  process.stderr.write(`${explainStart(error, config)}\n`);
  process.exitCode = 1;
}
