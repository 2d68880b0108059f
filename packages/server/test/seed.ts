import fastify from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import type { Database } from '../src/platform/database/database.ts';

/** Returns SQL for an id in the format of a UUID. SQL computes the number, which has up to 48 bits. */
export function idFrom(database: Database, number: string, version: string): string {
  const hex =
    database.dialect === 'sqlite' ? `printf('%012x', ${number})` : `lpad(to_hex(${number}), 12, '0')`;
  return `substr(${hex}, 1, 8) || '-' || substr(${hex}, 9, 4) || '-7${version}-8000-000000000000'`;
}

const authors = 40;
const pictured = 3;

/** The number of rows in a statement. With more rows, a statement could exceed the time limits of the server. */
export const batch = 50_000;

export const numbers = (from: number, end: number) =>
  `with recursive numbers(i) as (select cast(${from} as bigint) union all select i + 1 from numbers where i < ${end - 1})`;

/** Writes this many posts into the database, one for each minute. A third of them has a picture. */
async function seedPosts(database: Database, count: number): Promise<void> {
  const first = Date.now() - count * 60_000;
  const author = idFrom(database, `(i % ${authors})`, '001');
  const file = idFrom(database, `(${first} + i * 60000)`, '002');
  const post = idFrom(database, `(${first} + i * 60000)`, '003');

  const run = (statement: string) => sql.raw(statement).execute(database.write);
  await run(`insert into users (id, first_name, last_name, search, email, email_key, phone, password_hash, role, email_visible, terms_accepted_at, created_at, updated_at)
    ${numbers(0, authors)}
    select ${author}, 'Member', 'Number ' || i, 'member number', 'member' || i || '@example.org', 'member' || i || '@example.org', null, '', 'member', 1, null, ${first}, ${first}
    from numbers`);
  for (let from = 0; from < count; from += batch) {
    const range = numbers(from, Math.min(from + batch, count));
    await run(`insert into files (id, owner_id, kind, content_type, width, height, placeholder, bytes, created_at)
      ${range}
      select ${file}, ${author}, 'image', 'image/webp', 1600, 1067, 'ZvkNFgBoiHeHd4eAeIeIiHeAB4h3', 250000, ${first} + i * 60000
      from numbers where i % ${pictured} = 0`);
    await run(`insert into posts (id, author_id, title, content, type, file_id, file_description, likes, dislikes, shares, comments, idempotency_key, created_at, updated_at)
      ${range}
      select ${post}, ${author}, 'Procession ' || i, 'Procession on Sunday after the ten o''clock Mass; meet before the west door, and bring the children.', 'community',
        case when i % ${pictured} = 0 then ${file} end, 'The west door', 0, 0, 0, 0, null, ${first} + i * 60000, null
      from numbers`);
  }
  // Analyzes now, as a server would have done after some time. Otherwise PostgreSQL would do it during the
  // measurement.
  await run(database.dialect === 'postgres' ? 'vacuum analyze' : 'analyze');
}

/** Seeds the database of a server that has run once and is stopped. */
export async function seedDatabase(
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl: string | null },
  posts: number,
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? undefined });
  const database = await openDatabase(config, fastify().log, 'command');
  try {
    await seedPosts(database, posts);
  } finally {
    await database.close();
  }
}
