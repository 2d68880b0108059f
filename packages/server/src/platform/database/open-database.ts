import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { StatementObserver } from './statement-observer.ts';

async function openEngine(
  config: Config,
  log: Logger,
  role: 'server' | 'command',
  observe?: StatementObserver,
): Promise<Database> {
  if (config.databaseUrl === null) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(config, log, role, observe);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(config, config.databaseUrl, log, role, observe);
}

/**
 * Opens the database. With the role `command`, it does not migrate and does not lock the data folder, because a
 * command can run while the server runs.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  role: 'server' | 'command' = 'server',
  observe?: StatementObserver,
): Promise<Database> {
  // Servers that share a PostgreSQL database can share the data folder, too.
  if (role === 'command' || config.databaseUrl !== null) return openEngine(config, log, role, observe);
  const lock = lockFolder(config.dataFolder);
  try {
    const database = await openEngine(config, log, role, observe);
    return {
      ...database,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
