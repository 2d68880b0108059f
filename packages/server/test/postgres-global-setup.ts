import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Every worker inherits `TEST_DATABASE_URL`; a server named there is used as it is. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if ((process.env['TEST_DATABASE_URL'] ?? '') !== '') return undefined;
  const postgres = await startEmbeddedPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  return postgres.stop;
}
