import { readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseDialect } from './database.ts';
import { createNameIndex } from './migrations/name-index.ts';
import { insertFirstPlans } from './migrations/first-plans.ts';
import type { DatabaseSchema } from './schema.ts';

const FIRST = '0001-foundation';
/** The last migration whose result is part of the baseline. */
const LAST = '0049-listing-alerts-as-jobs';

const translations: Readonly<Record<DatabaseDialect, (schema: string) => string>> = {
  postgres: (schema) =>
    schema.replaceAll(/\bidentifier\b/g, 'text collate "C"').replaceAll(' without rowid', ''),
  sqlite: (schema) => schema.replaceAll(/\bidentifier\b/g, 'text'),
};

async function createBaseline(database: Kysely<DatabaseSchema>, dialect: DatabaseDialect): Promise<void> {
  const text = await readFile(new URL('baseline.sql', import.meta.url), 'utf8');
  const schema = translations[dialect](text.replaceAll(/^ *--.*\n/gm, ''));
  for (const statement of schema.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(database);
  }
  await createNameIndex(database, dialect);
  await insertFirstPlans(database);
}

/**
 * The same migrations. On a new database, where none of them has run, the baseline takes the place of those that it
 * includes. They count as done, so the next ones follow as on every other database.
 */
export function withBaseline(
  migrations: Readonly<Record<string, Migration>>,
  dialect: DatabaseDialect,
): Record<string, Migration> {
  // Another process may migrate the database while this one waits for the lock, so it is only known here.
  let isNew = false;
  const shortened = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (database: Kysely<DatabaseSchema>) => {
        if (name === FIRST) {
          await createBaseline(database, dialect);
          isNew = true;
        } else if (!isNew || name > LAST) await migration.up(database);
      },
    },
  ]);
  return Object.fromEntries(shortened);
}
