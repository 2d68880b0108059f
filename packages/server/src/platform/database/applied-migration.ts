import { sql, type Kysely } from 'kysely';
import { ConfigError, type Config } from '../config.ts';
import { requireOwnSchema } from './own-schema.ts';
import type { DatabaseSchema } from './schema.ts';

/** Returns the last migration that has run. Throws an error with a remedy if the database is not one of Parvis. */
export async function lastMigration(
  database: Kysely<DatabaseSchema>,
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<string> {
  await requireOwnSchema(database, config);
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`
    .execute(database)
    .catch(() => ({ rows: [] }));
  const name = rows[0]?.name ?? null;
  if (name === null) throw new ConfigError('The database is still empty. Start the server once.');
  return name;
}
