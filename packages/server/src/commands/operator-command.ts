import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { requireCurrentSchema } from '../platform/database/own-schema.ts';
import { explainStart } from '../platform/explain-start.ts';
import { createLogger } from '../platform/log.ts';

interface OperatorCommand {
  /** The name of the command, such as `administrator`. */
  readonly name: string;
  /** Changes the member with this email address. Returns the sentence that the operator reads. */
  readonly run: (dependencies: { config: Config; database: Database; email: string }) => Promise<string>;
}

interface DatabaseCommand {
  /** The name of the command and its argument, such as `administrator <email>`. */
  readonly usage: string;
  /** Returns the text that the operator reads. */
  readonly run: (dependencies: { config: Config; database: Database; argument: string }) => Promise<string>;
}

/** Opening a SQLite database that does not exist would create it. */
export function requireDatabase({ dataFolder, databaseUrl }: Config): void {
  if (databaseUrl === null && !existsSync(join(dataFolder, 'parvis.db')))
    throw new ConfigError(`There is no database in ${dataFolder}. Start the server once, or set DATA_DIR.`);
}

async function runWith(config: Config, { usage, run }: DatabaseCommand): Promise<string> {
  const [argument, ...rest] = process.argv.slice(2);
  if (argument === undefined || rest.length > 0) throw new ConfigError(`Usage: ${usage}`);
  requireDatabase(config);
  const database = await openDatabase(config, createLogger({ ...config, logLevel: 'warn' }), 'command');
  try {
    await requireCurrentSchema(database.read, config);
    return await run({ config, database, argument });
  } finally {
    await database.close();
  }
}

/** Runs a command. If it fails, prints one line with the remedy and ends with code 1. */
export async function runCommand(run: (config: Config) => Promise<string>): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    process.stdout.write(`${await run(config)}\n`);
  } catch (error) {
    process.stderr.write(`${explainStart(error, config)}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command with one argument that uses the database. The command can run while the server runs. */
export const runDatabaseCommand = (command: DatabaseCommand): Promise<void> =>
  runCommand((config) => runWith(config, command));

/** Runs a command for one member, whose email address is its only argument. */
export const runOperatorCommand = ({ name, run }: OperatorCommand): Promise<void> =>
  runDatabaseCommand({
    usage: `${name} <email>`,
    run: ({ config, database, argument }) => run({ config, database, email: argument }),
  });
