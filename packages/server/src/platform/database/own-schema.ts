import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import { readBaseline } from './baseline.ts';
import type { DatabaseDialect } from './database.ts';
import type { DatabaseSchema } from './schema.ts';

/** The table in which Kysely stores the names of the migrations that have run. */
const MIGRATIONS = 'kysely_migration';
const CREATED = /^create (?:unique )?(?:table|index) (?<name>\w+)/gm;

/** The names that a new table or index cannot have. SQLite ignores the case of a name. */
const namesTaken = {
  postgres: sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace
  `,
  sqlite: sql<{ name: string }>`select lower(name) as name from sqlite_schema`,
};

interface Place {
  /** Such as `The database of DATABASE_URL`. */
  readonly name: string;
  /** Such as `Choose an empty database with DATABASE_URL.`. */
  readonly remedy: string;
}

const foreign = ({ name, remedy }: Place, thing: string): ConfigError =>
  new ConfigError(`${name} belongs to another program, which has created ${thing} there. ${remedy}`);

const otherRelease = ({ name }: Place, migration: string): ConfigError =>
  new ConfigError(
    `${name} was migrated by another release of Parvis, probably a newer one (${migration}). Start that release, or restore a backup from before the upgrade, as docs/operations.md says.`,
  );

async function requireFreeNames(taken: ReadonlySet<string>, place: Place): Promise<void> {
  if (taken.size === 0) return;
  for (const { groups } of (await readBaseline()).matchAll(CREATED)) {
    const name = groups?.['name'] ?? '';
    if (taken.has(name)) throw foreign(place, name);
  }
}

/**
 * Throws an error with a remedy if the database cannot be migrated, because its tables are not those of this release
 * or of an earlier one.
 */
export async function requireOwnSchema(
  database: Kysely<DatabaseSchema>,
  dialect: DatabaseDialect,
  migrations: Readonly<Record<string, Migration>>,
  place: Place,
): Promise<void> {
  // The names are read first. Another process may be migrating the database. If the tables of that process are among
  // the names, its migrations are among the migrations that are read next.
  const { rows: names } = await namesTaken[dialect].execute(database);
  const taken = new Set(names.map(({ name }) => name));
  const { rows } = taken.has(MIGRATIONS)
    ? await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS)} order by name`.execute(database)
    : { rows: [] };
  if (rows.length === 0) {
    await requireFreeNames(taken, place);
    return;
  }
  const known = Object.keys(migrations);
  if (rows[0]?.name !== known[0]) throw foreign(place, MIGRATIONS);
  const unknown = rows.find(({ name }, index) => name !== known[index]);
  if (unknown !== undefined) throw otherRelease(place, unknown.name);
}
