import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createSchemaOf } from '../database/migrate.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { nodeSqliteDialect } from '../database/sqlite-driver.ts';

/** Returns the tables of a SQLite database, without those of the full-text search and of the migrations. */
export function tablesOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .all();
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_') && !name.startsWith('kysely_'));
}

/**
 * Returns the tables of the schema after a migration. They come from an empty database in memory, so no list has to be
 * kept up to date. A PostgreSQL database can also have tables of other programs, which a backup leaves out.
 */
export async function ownTables(migration: string): Promise<string[]> {
  const memory = new DatabaseSync(':memory:');
  try {
    const dialect = nodeSqliteDialect(memory, 'write', () => {});
    await createSchemaOf(new Kysely<DatabaseSchema>({ dialect }), 'sqlite', migration);
    return tablesOf(memory);
  } finally {
    memory.close();
  }
}
