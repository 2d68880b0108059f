import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { ownTables } from '../src/platform/backup/own-tables.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { migrationsOf } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import type { Community } from './community.ts';
import { startCommunity } from './community.ts';
import { photo } from './sample-files.ts';
import { createEmptyStorage, type TestStorage } from './storage.ts';

export const newestMigration = Object.keys(migrationsOf('sqlite')).at(-1) ?? '';

/** Creates a temporary folder for backups. */
export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a community with members, posts, a picture and a chat. */
export async function seededCommunity(): Promise<Community> {
  const community = await startCommunity();
  const maria = await community.join();
  const josef = await community.join({ firstName: 'Josef \\N \t"x"' });
  const { _id } = await maria.publish({ content: 'Grüße\\n\n\tto all 🕊' });
  await josef.comment(_id, 'Back\\slash');
  const form = new FormData();
  form.set('content', 'A picture');
  form.set('images', new Blob([new Uint8Array(await photo(640, 480))], { type: 'image/jpeg' }), 'photo.jpg');
  await maria.request('POST', '/post/create', { body: form });
  await maria.request('POST', '/chat/create', { body: { participants: [maria.id, josef.id] } });
  return community;
}

/** Adds a file that no row of the database names. It cannot be compressed. Without `bytes`, it never ends. */
export async function addFile(dataFolder: string, bytes: number | null): Promise<void> {
  const folder = join(dataFolder, 'files', '4b', '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'original');
  await writeFile(path, randomBytes(bytes ?? 0));
  // The file is sparse, so it needs no space. Reading it takes minutes.
  if (bytes === null) await truncate(path, 2 ** 40);
}

/** Creates an empty place for a restore. */
export async function emptyStorage(): Promise<TestStorage> {
  const storage = await createEmptyStorage();
  onTestFinished(() => storage.remove());
  return storage;
}

/** Opens the database of a storage as a command does, without migrating it. */
export async function openStorage(environment: Readonly<Record<string, string>>): Promise<Database> {
  const database = await openDatabase(readConfig(environment), pino({ level: 'silent' }), 'command');
  onTestFinished(() => database.close());
  return database;
}

/** Returns all rows of all tables, in a fixed order. */
export async function contentOf({ read }: Pick<Database, 'read'>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await ownTables(newestMigration)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(read);
    const lines = rows.map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    );
    content[table] = lines.toSorted((one, other) => (one < other ? -1 : 1));
  }
  return content;
}
