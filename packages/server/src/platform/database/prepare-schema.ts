import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { DatabaseDialect } from './database.ts';
import { migrate } from './migrate.ts';
import { newerMigrations, requireCurrentSchema } from './own-schema.ts';
import type { DatabaseSchema } from './schema.ts';

interface PrepareOptions {
  readonly config: Pick<Config, 'databaseUrl' | 'dataFolder'>;
  readonly isReadOnly: boolean;
  readonly log: Logger;
}

/**
 * Migrates the database at the start of a server, or throws an error with a remedy. If a newer release has already
 * migrated the database, the database is not changed. So servers of two releases can run at the same time, and operators
 * can return to the previous release.
 */
export async function prepareSchema(
  database: Kysely<DatabaseSchema>,
  dialect: DatabaseDialect,
  { config, isReadOnly, log }: PrepareOptions,
): Promise<void> {
  const newer = await newerMigrations(database, config);
  if (newer.length > 0)
    log.warn({ migrations: newer }, 'a newer release has migrated the database, and this one can use it');
  else if (isReadOnly) await requireCurrentSchema(database, config);
  else await migrate(database, dialect, log);
}
