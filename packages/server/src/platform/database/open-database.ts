import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';

async function openEngine(config: Config, log: Logger, role: 'server' | 'command'): Promise<Database> {
  if (config.databaseUrl === null) {
    const { openSqlite } = await import('./sqlite.ts');
    return openSqlite(config, log, role);
  }
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(config, config.databaseUrl, log, role);
}

/** A `command` neither migrates nor locks the data folder: it may run while the server does. */
export async function openDatabase(
  config: Config,
  log: Logger,
  role: 'server' | 'command' = 'server',
): Promise<Database> {
  if (role === 'command') return openEngine(config, log, role);
  // Needed with PostgreSQL too: the files are in the folder, and start-up deletes leftovers of other processes.
  const lock = lockFolder(config.dataFolder);
  try {
    const database = await openEngine(config, log, role);
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
