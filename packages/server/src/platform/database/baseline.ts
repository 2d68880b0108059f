import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from './database.ts';
import { createNameIndex } from './migrations/name-index.ts';
import { insertFirstPlans } from './migrations/first-plans.ts';
import type { DatabaseSchema } from './schema.ts';

const FIRST = '0001-foundation';
/** The last of the migrations that the baseline includes. */
export const LAST_OF_BASELINE = '0049-listing-alerts-as-jobs';

const translations: Readonly<Record<DatabaseDialect, (schema: string) => string>> = {
  postgres: (schema) =>
    schema.replaceAll(/\bidentifier\b/g, 'text collate "C"').replaceAll(' without rowid', ''),
  sqlite: (schema) => schema.replaceAll(/\bidentifier\b/g, 'text'),
};

/** Reads the statements of the schema, without those that are different on each engine. */
export async function readBaseline(): Promise<string> {
  const text = await readFile(new URL('baseline.sql', import.meta.url), 'utf8');
  return text.replaceAll(/^ *--.*\n/gm, '');
}

async function createBaseline(database: Kysely<DatabaseSchema>, dialect: DatabaseDialect): Promise<void> {
  const schema = translations[dialect](await readBaseline());
  for (const statement of schema.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(database);
  }
  await createNameIndex(database, dialect);
  await insertFirstPlans(database);
}

/**
 * Returns the migrations, changed so that the first start is shorter. On a new database none of them has run, so the
 * baseline replaces those that it includes. The replaced migrations count as done, and the later ones run as on every
 * other database.
 */
export function withBaseline(
  migrations: Readonly<Record<string, Migration>>,
  dialect: DatabaseDialect,
): Record<string, Migration> {
  // The first migration sets this. Whether the database is new cannot be known earlier, because another process may
  // migrate the database while this one waits for the lock.
  let isNew = false;
  const shortened = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (database: Kysely<DatabaseSchema>) => {
        if (name === FIRST) {
          await createBaseline(database, dialect);
          isNew = true;
        } else if (!isNew || name > LAST_OF_BASELINE) await migration.up(database);
      },
    },
  ]);
  return Object.fromEntries(shortened);
}
