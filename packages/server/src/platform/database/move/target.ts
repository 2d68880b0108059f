import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { ConfigError } from '../../config.ts';
import type { Logger } from '../../log.ts';
import { migrate, migrationsOf } from '../migrate.ts';
import { UNFINISHED_MOVE } from '../own-schema.ts';
import type { DatabaseSchema } from '../schema.ts';
import { linesOf, type Column, type Row } from './copy-format.ts';
import type { MovedTable, TargetColumn } from './tables.ts';

const OLDEST_VERSION = 150_000;
const CONNECTION_TIMEOUT = 10_000;

const quoted = (columns: readonly Column[]): string => columns.map(({ name }) => `"${name}"`).join(', ');

/** SQLite compares text by its bytes. */
const ordered = (columns: readonly Column[], direction: 'asc' | 'desc'): string =>
  columns
    .map(({ name, type }) => `"${name}"${type === 'text' ? ' collate "C"' : ''} ${direction}`)
    .join(', ');

/** The PostgreSQL database to which the data moves. */
export interface MoveTarget {
  /** Whether an earlier move to this database was interrupted. */
  readonly isResumed: boolean;
  columns(): Promise<readonly TargetColumn[]>;
  /** Removes the indexes and references, which `finish` creates again. Rows are then written faster and in any order. */
  removeIndexes(): Promise<void>;
  /** Returns the greatest primary key of the table, or null if the table is empty. */
  lastKey(table: MovedTable): Promise<Row | null>;
  /** Deletes all rows of the tables. */
  empty(tables: readonly MovedTable[]): Promise<void>;
  /** Writes all lines or, if it is interrupted, none. */
  write(table: MovedTable, lines: readonly string[]): Promise<void>;
  /** Returns the rows in the order of the primary key. */
  lines(table: MovedTable): AsyncIterable<string>;
  /** Creates the indexes and references, which checks every reference. Then the server accepts the database. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'parvis move',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  });
  // A lost connection also rejects the running statement. Without a listener, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The PostgreSQL database cannot be reached: ${reason}.`);
  }
  return client;
}

interface Facts {
  version: number;
  encoding: string;
  schema: string | null;
  may_create: boolean;
  has_trigrams: boolean;
}

const FACTS = `
  select current_setting('server_version_num')::integer as version,
    current_setting('server_encoding') as encoding,
    current_schema() as schema,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
    exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams
`;

/** Throws an error with a remedy if this PostgreSQL cannot hold the database of Parvis. */
async function requireSuitable(client: Client): Promise<void> {
  const { rows } = await client.query<Facts>(FACTS);
  const [facts] = rows;
  if (facts === undefined || facts.version < OLDEST_VERSION)
    throw new ConfigError('Parvis needs PostgreSQL 15 or later.');
  if (facts.encoding !== 'UTF8')
    throw new ConfigError(
      `The PostgreSQL database has the encoding ${facts.encoding}. Create one with the encoding UTF8.`,
    );
  if (!facts.may_create)
    throw new ConfigError('The user may not create tables. Make the user the owner of the database.');
  if (!facts.has_trigrams)
    throw new ConfigError(
      'PostgreSQL lacks the extension pg_trgm. Install its package of extensions ("contrib").',
    );
}

/** Begins the move in an empty database. Returns whether it continues an earlier one. */
async function begin(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p', 'v', 'm', 'S', 'f') order by relname`,
  );
  if (rows.some(({ name }) => name === UNFINISHED_MOVE)) return true;
  const [found] = rows;
  if (found !== undefined)
    throw new ConfigError(
      `The PostgreSQL database is not empty: it has the table ${found.name}. Choose an empty database.`,
    );
  await client.query(
    `create table ${UNFINISHED_MOVE} (position integer generated always as identity primary key, statement text not null)`,
  );
  return false;
}

async function migrateTarget(url: string, log: Logger): Promise<void> {
  const pool = new Pool({ connectionString: url, application_name: 'parvis migration', max: 2 });
  pool.on('error', () => {});
  const database = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database, 'postgres', log);
  } finally {
    await database.destroy();
  }
}

/** A release can only continue a move that it has begun, because another one has other tables. */
async function requireSameRelease(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const known = Object.keys(migrationsOf('postgres'));
  if (rows.length !== known.length || rows.some(({ name }, index) => name !== known[index]))
    throw new ConfigError(
      'Another release of Parvis has begun the move to this database. Choose an empty database.',
    );
}

/** Everything that slows writing down or demands an order: references, and the indexes that are no constraints. */
const REMOVABLE = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement,
    2 as stage
  from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by stage, statement
`;

const COLUMNS = `
  select pg_class.relname as table, attname as name, format_type(atttypid, null) as type,
    array_position(indkey::smallint[], attnum) + 1 as key_position
  from pg_attribute
  join pg_class on pg_class.oid = attrelid and relkind = 'r'
  left join pg_index on indrelid = attrelid and indisprimary
  where relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
  order by pg_class.relname, attnum
`;

/** Opens the target, and creates the tables of this release if the database is empty. */
export async function openTarget(url: string, log: Logger): Promise<MoveTarget> {
  const client = await connect(url);
  const inTransaction = async (work: () => Promise<void>): Promise<void> => {
    await client.query('begin');
    try {
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  };
  const countRemoved = async (): Promise<number> => {
    const { rows } = await client.query<{ position: number }>(`select position from ${UNFINISHED_MOVE}`);
    return rows.length;
  };
  const empty = async (tables: readonly MovedTable[]): Promise<void> => {
    await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
  };

  try {
    await requireSuitable(client);
    const isResumed = await begin(client);
    await migrateTarget(url, log);
    await requireSameRelease(client);
    return {
      // If no index was removed, the earlier move was interrupted before it copied a row.
      isResumed: isResumed && (await countRemoved()) > 0,
      columns: async () => (await client.query<TargetColumn>(COLUMNS)).rows,
      removeIndexes: () =>
        inTransaction(async () => {
          const { rows } = await client.query<{ removal: string; statement: string }>(REMOVABLE);
          for (const { removal, statement } of rows) {
            await client.query(`insert into ${UNFINISHED_MOVE} (statement) values ($1)`, [statement]);
            await client.query(removal);
          }
        }),
      lastKey: async ({ name, key }) => {
        const { rows } = await client.query<string[]>({
          text: `select ${key.map((column) => `"${column.name}"::text`).join(', ')} from "${name}"
            order by ${ordered(key, 'desc')} limit 1`,
          rowMode: 'array',
        });
        const [last] = rows;
        if (last === undefined) return null;
        return key.map(({ type }, index) => (type === 'text' ? last[index] : BigInt(last[index] ?? '')));
      },
      empty,
      write: async ({ name, columns }, lines) => {
        const copying = client.query(copyFrom(`copy "${name}" (${quoted(columns)}) from stdin`));
        await pipeline(Readable.from([`${lines.join('\n')}\n`]), copying);
      },
      lines: ({ name, columns, key }) =>
        linesOf(
          client.query(
            copyTo(
              `copy (select ${quoted(columns)} from "${name}" order by ${ordered(key, 'asc')}) to stdout`,
            ),
          ),
        ),
      finish: async () => {
        const { rows } = await client.query<{ position: number; statement: string }>(
          `select position, statement from ${UNFINISHED_MOVE} order by statement like 'ALTER%', position`,
        );
        for (const { position, statement } of rows)
          await inTransaction(async () => {
            await client.query(statement);
            await client.query(`delete from ${UNFINISHED_MOVE} where position = $1`, [position]);
          });
        await client.query('vacuum analyze');
        await client.query(`drop table ${UNFINISHED_MOVE}`);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
