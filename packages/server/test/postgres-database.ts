import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface PostgresDatabase {
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

/** A fresh, empty database on the server of `TEST_DATABASE_URL`; `url` names another server. */
export async function createPostgresDatabase(
  url = process.env['TEST_DATABASE_URL'],
): Promise<PostgresDatabase> {
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run the project "server-postgres".');
  const name = `parvis_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `create database ${name} template template0 encoding 'UTF8'`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => execute(url, `drop database ${name} with (force)`) };
}
