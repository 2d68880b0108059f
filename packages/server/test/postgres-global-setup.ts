import { pino } from 'pino';
import { readConfig } from '../src/platform/config.ts';
import { openPostgres } from '../src/platform/database/postgres.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';
import { withoutRedis } from './redis-missing.ts';
import { startRedisServer } from './redis-server.ts';

/** Creates a database and migrates it once. The databases of the tests are copies of it. */
async function createTemplate(): Promise<PostgresDatabase> {
  const template = await createPostgresDatabase();
  const database = await openPostgres(readConfig({}), template.url, pino({ level: 'silent' }), 'server');
  await database.close();
  return template;
}

/** Starts Redis or Valkey if it is installed, unless `TEST_REDIS_URL` already names one. Says what is tested. */
async function startRedis(): Promise<() => Promise<void>> {
  const own = (process.env['TEST_REDIS_URL'] ?? '') === '' ? await startRedisServer() : null;
  if (own !== null) process.env['TEST_REDIS_URL'] = own.url;
  const given = process.env['TEST_REDIS_URL'] ?? '';
  process.stdout.write(
    given === ''
      ? `Servers share events and limits: tested through PostgreSQL, NOT through Redis, because ${withoutRedis}.\n`
      : `Servers share events and limits: tested through PostgreSQL and Redis (${own?.program ?? 'TEST_REDIS_URL'}).\n`,
  );
  return async () => own?.stop();
}

/**
 * Starts PostgreSQL, unless `TEST_DATABASE_URL` already names a server, and Redis. The workers inherit these variables.
 */
export async function setup(): Promise<() => Promise<void>> {
  const stopRedis = await startRedis();
  const isOwn = (process.env['TEST_DATABASE_URL'] ?? '') === '';
  const postgres = isOwn ? await startEmbeddedPostgres() : null;
  if (postgres !== null) process.env['TEST_DATABASE_URL'] = postgres.url;
  const template = await createTemplate();
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  return async () => {
    await stopRedis();
    await (postgres?.stop ?? template.drop)();
  };
}
