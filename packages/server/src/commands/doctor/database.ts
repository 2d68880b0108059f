import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { ConfigError, type Config } from '../../platform/config.ts';
import { countMigrations } from '../../platform/database/own-schema.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { checkClock } from './clock-difference.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder'>;

const TIMEOUT = 4000;
const POSTGRES_15 = 150_000;
const MAJOR = 10_000;
const backup = 'Back it up first: a migration cannot be undone.';

async function checkSchema(database: Kysely<DatabaseSchema>, config: DatabaseConfig): Promise<Finding> {
  try {
    const { done, pending, newer } = await countMigrations(database, config);
    if (done === 0) return ok('The database is empty. The first start creates the tables.');
    if (newer > 0)
      return ok('A newer release has migrated the database. This release can still use the tables.');
    if (pending === 0) return ok('The tables of the database are those of this release.');
    return warning(
      `The database is older than this release. The next start runs ${pending} migrations.`,
      backup,
    );
  } catch (error) {
    if (error instanceof ConfigError) return problem(error.message);
    throw error;
  }
}

async function checkSqlite(config: DatabaseConfig): Promise<Finding[]> {
  const path = join(config.dataFolder, 'parvis.db');
  if (!existsSync(path)) return [ok('There is no database yet. The first start creates it.')];
  const [{ DatabaseSync }, { Kysely: Builder }, { nodeSqliteDialect }] = await Promise.all([
    import('node:sqlite'),
    import('kysely'),
    import('../../platform/database/sqlite-driver.ts'),
  ]);
  const url = pathToFileURL(path);
  // SQLite would create files beside a database that no server has open, and this command changes nothing.
  if (!existsSync(`${path}-wal`)) url.search = '?immutable=1';
  try {
    const file = new DatabaseSync(url, { readOnly: true });
    try {
      const database = new Builder<DatabaseSchema>({
        dialect: nodeSqliteDialect(file, 'read', () => undefined),
      });
      return [await checkSchema(database, config)];
    } finally {
      file.close();
    }
  } catch (error) {
    return [
      problem(
        `The database ${path} cannot be read: ${reasonOf(error)}.`,
        'Check its permissions. If it is damaged, restore the data folder from a backup, as docs/operations.md says.',
      ),
    ];
  }
}

interface PostgresState {
  readonly version: number;
  readonly isReplica: boolean;
  readonly hasTrigrams: boolean;
  readonly mayCreate: boolean;
  readonly now: number;
}

const stateQuery = `
  select
    current_setting('server_version_num')::int as version,
    pg_is_in_recovery() as "isReplica",
    exists (select from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
    (extract(epoch from clock_timestamp()) * 1000)::float8 as now
`;

/** Checks the state of the server of the database. `clockDifference` is in milliseconds. */
export function checkPostgresState(state: PostgresState, clockDifference: number): Finding[] {
  const version = `PostgreSQL ${Math.floor(state.version / MAJOR)}.${state.version % MAJOR}`;
  return [
    state.version >= POSTGRES_15
      ? ok(`The database is ${version}.`)
      : problem(`The database is ${version}. Parvis needs version 15 or later.`, 'Upgrade PostgreSQL.'),
    ...(state.hasTrigrams
      ? []
      : [problem('The database has no pg_trgm.', 'Install the package postgresql-contrib on its server.')]),
    ...(state.isReplica
      ? [problem('The database is a read-only copy.', 'Set DATABASE_URL to the primary server.')]
      : []),
    ...(state.mayCreate
      ? []
      : [
          problem(
            'The user of DATABASE_URL may not create tables.',
            'Make this user the owner of the database.',
          ),
        ]),
    checkClock('the clock of the database', clockDifference),
  ];
}

async function checkPostgres(config: DatabaseConfig, url: string): Promise<Finding[]> {
  const [{ Pool }, { Kysely: Builder, PostgresDialect }] = await Promise.all([
    import('pg'),
    import('kysely'),
  ]);
  const pool = new Pool({
    connectionString: url,
    application_name: 'parvis doctor',
    max: 1,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });
  pool.on('error', () => undefined);
  try {
    // The first query also opens the connection, so its duration says nothing about the clock.
    await pool.query('select 1');
    const before = Date.now();
    const { rows } = await pool.query<PostgresState>(stateQuery);
    const middle = (before + Date.now()) / 2;
    const [state] = rows;
    if (state === undefined) return [];
    const database = new Builder<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
    return [...checkPostgresState(state, middle - state.now), await checkSchema(database, config)];
  } catch (error) {
    return [
      problem(
        `The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`,
        'Check that PostgreSQL is running, that this machine can reach it, and the user and password in DATABASE_URL.',
      ),
    ];
  } finally {
    await pool.end();
  }
}

export const checkDatabase = (config: DatabaseConfig): Promise<Finding[]> =>
  config.databaseUrl === null ? checkSqlite(config) : checkPostgres(config, config.databaseUrl);
