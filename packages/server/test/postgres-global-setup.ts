import { pino } from 'pino';
import { readConfig } from '../src/platform/config.ts';
import { openPostgres } from '../src/platform/database/postgres.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';

/** Creates a database and migrates it once. The databases of the tests are copies of it. */
async function createTemplate(): Promise<PostgresDatabase> {
  const template = await createPostgresDatabase();
  const database = await openPostgres(readConfig({}), template.url, pino({ level: 'silent' }), 'server');
  await database.close();
  return template;
}

/** Starts PostgreSQL, unless `TEST_DATABASE_URL` already names a server. The workers inherit this variable. */
export async function setup(): Promise<() => Promise<void>> {
  const isOwn = (process.env['TEST_DATABASE_URL'] ?? '') === '';
  const postgres = isOwn ? await startEmbeddedPostgres() : null;
  if (postgres !== null) process.env['TEST_DATABASE_URL'] = postgres.url;
  const template = await createTemplate();
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  return postgres?.stop ?? template.drop;
}
