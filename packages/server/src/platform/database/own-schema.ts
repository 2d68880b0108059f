import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { ConfigError, type Config } from '../config.ts';
import { readBaseline } from './baseline.ts';
import type { DatabaseDialect } from './database.ts';
import { toleratesMigration } from './contracting-migration.ts';
import { migrationsOf } from './migrate.ts';
import type { DatabaseSchema } from './schema.ts';

/** The table in which Kysely stores the names of the migrations that have run. */
const MIGRATIONS = 'kysely_migration';
/** The table that a PostgreSQL database has while the data of a SQLite database moves there. */
export const UNFINISHED_MOVE = 'parvis_move';
const CREATED = /^create (?:unique )?(?:table|index) (?<name>\w+)/gm;

/** The names that a new table or index cannot have. SQLite ignores the case of a name. */
const namesTaken = {
  postgres: sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace
  `,
  sqlite: sql<{ name: string }>`select lower(name) as name from sqlite_schema`,
};

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder'>;

interface Place {
  /** Such as `The database of DATABASE_URL`. */
  readonly name: string;
  /** Such as `Choose an empty database with DATABASE_URL.`. */
  readonly remedy: string;
}

const placeOf = ({ databaseUrl, dataFolder }: DatabaseConfig): Place =>
  databaseUrl === null
    ? {
        name: `The database ${join(dataFolder, 'parvis.db')}`,
        remedy: 'Choose another folder with DATA_DIR.',
      }
    : { name: 'The database of DATABASE_URL', remedy: 'Choose an empty database with DATABASE_URL.' };

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

interface Migrations {
  /** The names of all migrations of this release. */
  readonly known: readonly string[];
  /** How many of them have run. */
  readonly done: number;
  /** The migrations of a newer release that have run. This release can use the database after them. */
  readonly newer: readonly string[];
}

async function migrationsIn(database: Kysely<DatabaseSchema>, config: DatabaseConfig): Promise<Migrations> {
  const dialect: DatabaseDialect = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const place = placeOf(config);
  // The names are read first. Another process may be migrating the database. If the tables of that process are among
  // the names, its migrations are among the migrations that are read next.
  const { rows: names } = await namesTaken[dialect].execute(database);
  const taken = new Set(names.map(({ name }) => name));
  if (taken.has(UNFINISHED_MOVE))
    throw new ConfigError(
      `The move to ${place.name} is not finished. Run move-to-postgres again, as docs/operations.md says.`,
    );
  const { rows } = taken.has(MIGRATIONS)
    ? await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS)} order by name`.execute(database)
    : { rows: [] };
  const known = Object.keys(migrationsOf(dialect));
  if (rows.length === 0) {
    await requireFreeNames(taken, place);
    return { known, done: 0, newer: [] };
  }
  if (rows[0]?.name !== known[0]) throw foreign(place, MIGRATIONS);
  const last = known.at(-1) ?? '';
  const unusable = rows.find(({ name }, index) =>
    index < known.length ? name !== known[index] : !toleratesMigration(last, name),
  );
  if (unusable !== undefined) throw otherRelease(place, unusable.name);
  const newer = rows.slice(known.length).map(({ name }) => name);
  return { known, done: rows.length - newer.length, newer };
}

/** Throws an error with a remedy if a newer release has migrated the database. */
function requireNoNewer({ newer }: Migrations, config: DatabaseConfig): void {
  const [first] = newer;
  if (first !== undefined) throw otherRelease(placeOf(config), first);
}

/**
 * Throws an error with a remedy if the database cannot be migrated, because its tables are not those of this release
 * or of an earlier one.
 */
export async function requireOwnSchema(
  database: Kysely<DatabaseSchema>,
  config: DatabaseConfig,
): Promise<void> {
  requireNoNewer(await migrationsIn(database, config), config);
}

/**
 * Returns the migrations of a newer release that have run. Throws an error with a remedy if a server of this release
 * cannot use the database.
 */
export async function newerMigrations(
  database: Kysely<DatabaseSchema>,
  config: DatabaseConfig,
): Promise<readonly string[]> {
  return (await migrationsIn(database, config)).newer;
}

/**
 * Returns how many migrations of this release and of newer ones have run, and how many the next start runs. Throws an
 * error with a remedy if a server of this release cannot use the database.
 */
export async function countMigrations(
  database: Kysely<DatabaseSchema>,
  config: DatabaseConfig,
): Promise<{ done: number; pending: number; newer: number }> {
  const { known, done, newer } = await migrationsIn(database, config);
  return { done, pending: known.length - done, newer: newer.length };
}

/** Throws an error with a remedy if the tables of the database are not exactly those of this release. */
export async function requireCurrentSchema(
  database: Kysely<DatabaseSchema>,
  config: DatabaseConfig,
): Promise<void> {
  const migrations = await migrationsIn(database, config);
  const { known, done } = migrations;
  requireNoNewer(migrations, config);
  if (done === 0) throw new ConfigError('The database is still empty. Start the server once.');
  if (done < known.length)
    throw new ConfigError('The database is older than this version. Start the server once.');
}
