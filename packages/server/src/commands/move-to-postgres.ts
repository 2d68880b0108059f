import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { moveDatabase } from '../platform/database/move/move.ts';
import { openSource } from '../platform/database/move/source.ts';
import { openTarget } from '../platform/database/move/target.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { requireCurrentSchema } from '../platform/database/own-schema.ts';
import { explainStart } from '../platform/explain-start.ts';
import { createLogger, type Logger } from '../platform/log.ts';

const USAGE = 'Usage: npm run move-to-postgres -- postgres://user:password@host/database';
const POSTGRES = new Set(['postgres:', 'postgresql:']);

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function readTarget(): string {
  const [target = '', ...rest] = process.argv.slice(2);
  // The message does not contain the value, because the value can contain a password.
  if (rest.length > 0 || !POSTGRES.has(URL.parse(target)?.protocol ?? '')) throw new ConfigError(USAGE);
  return target;
}

async function requireSource(config: Config, log: Logger): Promise<void> {
  if (config.databaseUrl !== null)
    throw new ConfigError(
      'DATABASE_URL is set, so this site already uses PostgreSQL. Remove the setting to move the SQLite database.',
    );
  if (!existsSync(join(config.dataFolder, 'parvis.db')))
    throw new ConfigError(`There is no SQLite database in ${config.dataFolder}. Set DATA_DIR.`);
  const database = await openDatabase(config, log, 'command');
  try {
    await requireCurrentSchema(database.read, config);
  } finally {
    await database.close();
  }
}

async function move(config: Config, url: string): Promise<void> {
  const log = createLogger({ ...config, logLevel: 'warn' });
  await requireSource(config, log);
  const lock = lockFolder(config.dataFolder);
  try {
    const target = await openTarget(url, log);
    try {
      const source = openSource(config.dataFolder);
      try {
        print(
          target.isResumed
            ? 'An earlier move to this database was interrupted. Continuing.'
            : `Moving ${join(config.dataFolder, 'parvis.db')} to PostgreSQL.`,
        );
        const startedAt = Date.now();
        const { tables, rows } = await moveDatabase({ source, target, report: print });
        const seconds = Math.ceil((Date.now() - startedAt) / 1000);
        print(`
Done: ${new Intl.NumberFormat('en').format(rows)} rows in ${tables} tables were copied and compared in ${seconds} s.
Now do this:
1. Set DATABASE_URL to the address that you gave to this command. Keep DATA_DIR, because the files and the secret stay there.
2. Start the server.
3. Keep ${join(config.dataFolder, 'parvis.db')} until you are sure that all is well. It was not changed.`);
      } finally {
        source.close();
      }
    } finally {
      await target.close();
    }
  } finally {
    lock.release();
  }
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await move(config, readTarget());
} catch (error) {
  process.stderr.write(`${explainStart(error, config)}\n`);
  process.exitCode = 1;
}
