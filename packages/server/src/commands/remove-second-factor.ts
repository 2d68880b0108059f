import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emailKey } from '../features/users/personal-details.ts';
import { ConfigError, readConfig, type Config } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/log.ts';
import { fullName } from '../platform/names.ts';

/** For a member who has lost phone and recovery codes; the name of that member. */
async function removeSecondFactor(config: Config, email: string): Promise<string> {
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
    const member = await database.transaction(async (transaction) => {
      const found = await transaction
        .updateTable('users')
        .set({ second_factor_at: null, updated_at: Date.now() })
        .where('email_key', '=', emailKey(email))
        .returning(['id', 'first_name', 'last_name'])
        .executeTakeFirst();
      if (found === undefined) return undefined;
      for (const table of ['one_time_codes', 'recovery_codes', 'login_challenges'] as const) {
        await transaction.deleteFrom(table).where('user_id', '=', found.id).execute();
      }
      // Whoever asked for this may not be the member: they log in anew, by the password.
      await transaction
        .updateTable('sessions')
        .set({ revoked_at: Date.now() })
        .where('user_id', '=', found.id)
        .where('revoked_at', 'is', null)
        .execute();
      return found;
    });
    if (member === undefined) {
      throw new ConfigError(`No member has the email address ${email}.`);
    }
    return fullName(member);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0) {
    throw new ConfigError('Usage: node packages/server/src/commands/remove-second-factor.ts <email>');
  }
  const name = await removeSecondFactor(readConfig(process.env), email);
  process.stdout.write(`${name} logs in by the password alone, and is logged out everywhere.\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
