import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emailKey } from '../features/users/index.ts';
import { createSessions } from '../platform/authentication/sessions.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/log.ts';
import { fullName, nameColumns } from '../features/people/index.ts';

/** Makes the member an administrator and returns the member's name. */
async function makeAdministrator(config: Config, email: string): Promise<string> {
  if (config.databaseUrl === null && !existsSync(join(config.dataFolder, 'parvis.db'))) {
    throw new ConfigError(
      `There is no database in ${config.dataFolder}. Start the server once, or set DATA_DIR.`,
    );
  }
  const database = await openDatabase(config, createLogger({ ...config, logLevel: 'warn' }), 'command');
  try {
    const tables = await database.read.introspection.getTables();
    if (!tables.some(({ name }) => name === 'users')) {
      throw new ConfigError('The database is still empty. Start the server once.');
    }
    const sessions = createSessions({ clock: systemClock, config, database });
    const member = await database.transaction(async (transaction) => {
      const promoted = await transaction
        .updateTable('users')
        .set({ role: 'administrator', email_state: 'confirmed', updated_at: systemClock.now() })
        .where('email_key', '=', emailKey(email))
        .returning(['id', ...nameColumns])
        .executeTakeFirst();
      if (promoted !== undefined) await sessions.limitTo(transaction, promoted.id, 'administrator');
      return promoted;
    });
    if (member === undefined) {
      throw new ConfigError(`No member has the email address ${email}. Sign up with it first.`);
    }
    return fullName(member);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0) {
    throw new ConfigError('Usage: node packages/server/src/commands/make-administrator.ts <email>');
  }
  const name = await makeAdministrator(readConfig(process.env), email);
  process.stdout.write(`${name} is now an administrator.\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
