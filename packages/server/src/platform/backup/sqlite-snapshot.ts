import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { SQLITE_DATABASE } from './format.ts';
import { tablesOf } from './own-tables.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the tables of the full-text search that index the rows of another table. */
function searchTablesOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and sql like 'create virtual table % using fts5%'",
    )
    .all();
  return rows.map(({ name }) => String(name));
}

function countRows(database: DatabaseSync): Record<string, number> {
  const counts = tablesOf(database).map((table): [string, number] => {
    const row = database.prepare(`select count(*) as count from ${quoted(table)}`).get();
    return [table, Number(row?.['count'])];
  });
  return Object.fromEntries(counts);
}

/**
 * Copies the database to `path` while a server writes to it. `vacuum into` reads in one transaction, so the copy has
 * every write that was committed before it began, and writers do not wait. The copy has no free pages, which could
 * still contain deleted data.
 */
function copyDatabase(source: string, path: string): Record<string, number> {
  const database = new DatabaseSync(source);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(path);
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(path);
  try {
    // The copy is thrown away after a crash, so it does not have to wait for the disk.
    copy.exec('pragma synchronous = off');
    // The search refers to rows by their rowid, which SQLite does not promise to keep in such a copy.
    for (const table of searchTablesOf(copy).map(quoted))
      copy.exec(`insert into ${table} (${table}) values ('rebuild')`);
    return countRows(copy);
  } finally {
    copy.close();
  }
}

interface Snapshot {
  readonly dataFolder: string;
  /** An empty folder on the disk of the database. */
  readonly temporary: string;
}

/** Adds a copy of the database to the archive. Returns the number of rows of each table. */
export async function addSqlite(
  add: ArchiveWriter['add'],
  { dataFolder, temporary }: Snapshot,
): Promise<Record<string, number>> {
  const copy = join(temporary, 'parvis.db');
  const tables = copyDatabase(join(dataFolder, 'parvis.db'), copy);
  const { size } = await stat(copy);
  await add(SQLITE_DATABASE, size, createReadStream(copy));
  return tables;
}

const faultOf = (database: DatabaseSync): string | null => {
  const integrity = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (integrity !== 'ok') return String(integrity);
  const broken = database.prepare('pragma foreign_key_check').get();
  if (broken !== undefined) return `a row of ${String(broken['table'])} refers to a missing row`;
  for (const table of searchTablesOf(database).map(quoted))
    database.exec(`insert into ${table} (${table}, rank) values ('integrity-check', 1)`);
  return null;
};

/** Checks a restored database: its pages, its foreign keys and its search. Returns the number of rows of each table. */
export function checkSqlite(path: string): Record<string, number> {
  const database = new DatabaseSync(path);
  try {
    const fault = faultOf(database);
    if (fault !== null)
      throw new ConfigError(`The database of the backup is damaged: ${fault}. Use another one.`);
    return countRows(database);
  } finally {
    database.close();
  }
}
