import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import type { Logger } from '../log.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 10;
const PAUSE = 1000;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

/**
 * Limits how long migrations on PostgreSQL wait for a table. Statements of running servers wait behind a migration that
 * waits, and fail after three seconds. The limit is set inside the transaction of the migrations, so it does not apply
 * to a server that waits for another one to migrate.
 */
export function withLockTimeout(migrations: Readonly<Record<string, Migration>>): Record<string, Migration> {
  const limited = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (database: Kysely<unknown>) => {
        await sql`set local lock_timeout = '2s'`.execute(database);
        await migration.up(database);
      },
    },
  ]);
  return Object.fromEntries(limited);
}

/** Runs `work` again if it waited too long for a table. The pause lets the waiting statements of servers go first. */
export async function repeatAfterLockTimeout(work: () => Promise<void>, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === ATTEMPTS)
        throw new ConfigError(
          'Another program uses a table that a migration changes. End long transactions, and start the server again.',
        );
      log.warn({ attempt }, 'a migration waits until a table is free');
      await delay(PAUSE);
    }
  }
}
