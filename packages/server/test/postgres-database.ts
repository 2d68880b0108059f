import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface PostgresDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a new database on the server of `TEST_DATABASE_URL`, or on the server of `url`. The database is empty or a
 * copy of `template`.
 */
export async function createPostgresDatabase(
  url = process.env['TEST_DATABASE_URL'],
  template = 'template0',
): Promise<PostgresDatabase> {
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run the project "server-postgres".');
  const name = `parvis_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { name, url: address.href, drop: () => execute(url, `drop database ${name} with (force)`) };
}
