import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresAdapter, PostgresDialect, type ControlledTransaction } from 'kysely';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { ConfigError } from '../config.ts';
import { createSchemaOf } from '../database/migrate.ts';
import { requireOwnSchema } from '../database/own-schema.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { namesIn } from '../missing-file.ts';
import { ownTables } from './own-tables.ts';
import { connectForBackup } from './postgres-connection.ts';
import { tablePart, type Header } from './format.ts';

const INSUFFICIENT_PRIVILEGE = '42501';
const SERVER_NAMES = ['parvis', 'parvis migration'];

/** Nobody else sees the new tables, so creating them needs no lock. A server can start meanwhile. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class SingleConnectionDialect extends PostgresDialect {
  constructor(client: Client) {
    super({
      pool: {
        connect: async () => Object.assign(client, { release: () => {} }),
        end: () => client.end(),
        options: {},
      },
    });
  }

  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

export interface PostgresLoad {
  /** The tables of Parvis that the database has now. Throws one line if other programs have taken their names. */
  presentTables(): Promise<string[]>;
  /** The number of connections of servers to this database. */
  servers(): Promise<number>;
  /**
   * Creates the tables of the backup in a schema of their own, and loads their rows from the extracted archive. Returns
   * the number of rows of each table.
   */
  load(header: Header, folder: string): Promise<Record<string, number>>;
  /** Moves the present tables to this schema, if it is not null, and the loaded ones to their place. */
  replace(aside: { readonly schema: string; readonly tables: readonly string[] } | null): Promise<void>;
  commit(): Promise<void>;
  /** Undoes everything that was not committed. */
  close(): Promise<void>;
}

interface Definition {
  readonly create: string;
  readonly drop: string;
}

const list = (names: readonly string[], client: Client): string =>
  names.map((name) => client.escapeIdentifier(name)).join(', ');

/**
 * Returns the foreign keys of the staging schema, and then its indexes. Without them, loading needs no order and is
 * faster. The foreign keys come first, because they need the unique indexes.
 */
async function definitionsOf(client: Client, schema: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select 1 as step,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
            format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
     from pg_constraint where connamespace = $1::regnamespace and contype = 'f'
     union all
     select 2, pg_get_indexdef(indexrelid), format('drop index %s', indexrelid::regclass)
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = $1::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
     order by step`,
    [schema],
  );
  return rows;
}

const tablesIn = async (client: Client, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = $1::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname`,
    [schema],
  );
  return rows.map(({ name }) => name);
};

interface LoadOptions {
  readonly client: Client;
  readonly database: Kysely<DatabaseSchema>;
  readonly transaction: ControlledTransaction<DatabaseSchema>;
  /** The schema in which servers have their tables. */
  readonly schema: string;
  readonly url: string;
}

class Load implements PostgresLoad {
  readonly #client: Client;
  readonly #database: Kysely<DatabaseSchema>;
  readonly #transaction: ControlledTransaction<DatabaseSchema>;
  readonly #schema: string;
  readonly #url: string;
  /** The schema in which the backup is loaded, before its tables replace the present ones. */
  readonly #staging = `parvis_restore_${randomBytes(4).toString('hex')}`;

  constructor(options: LoadOptions) {
    this.#client = options.client;
    this.#database = options.database;
    this.#transaction = options.transaction;
    this.#schema = options.schema;
    this.#url = options.url;
  }

  async presentTables(): Promise<string[]> {
    await requireOwnSchema(this.#transaction, { databaseUrl: this.#url, dataFolder: '' });
    const present = await tablesIn(this.#client, this.#schema);
    if (!present.includes('kysely_migration')) return [];
    const { rows } = await this.#client.query<{ name: string }>(
      'select max(name) as name from kysely_migration',
    );
    const own = new Set(await this.#tablesAfter(rows[0]?.name ?? ''));
    return present.filter((name) => own.has(name) || name.startsWith('kysely_'));
  }

  /** Returns the tables after a migration, with those that only PostgreSQL has. Other programs can have tables, too. */
  async #tablesAfter(migration: string): Promise<string[]> {
    const empty = `${this.#staging}_empty`;
    const client = this.#client;
    await this.#create(`create schema ${empty}`);
    await client.query(`set local search_path = ${empty}, ${client.escapeIdentifier(this.#schema)}`);
    await createSchemaOf(this.#transaction, 'postgres', migration, empty);
    const tables = await tablesIn(client, empty);
    await client.query(`drop schema ${empty} cascade`);
    await client.query(`set local search_path = ${client.escapeIdentifier(this.#schema)}`);
    return tables;
  }

  async servers(): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = any($1)`,
      [SERVER_NAMES],
    );
    return rows[0]?.count ?? 0;
  }

  async #copy(table: string, columns: readonly string[], folder: string): Promise<number> {
    const { length } = await namesIn(join(folder, 'database', table));
    async function* rows(): AsyncGenerator<Uint8Array> {
      for (let index = 0; index < length; index += 1)
        yield* createReadStream(join(folder, tablePart(table, index)));
    }
    const target = `${this.#client.escapeIdentifier(table)} (${list(columns, this.#client)})`;
    const copying = this.#client.query(from(`copy ${target} from stdin`));
    await pipeline(rows, copying);
    return copying.rowCount;
  }

  async #create(statement: string): Promise<void> {
    try {
      await this.#client.query(statement);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE)) throw error;
      throw new ConfigError(
        `The user of DATABASE_URL may not create a schema: ${error.message}. Make it the owner of the database.`,
      );
    }
  }

  async load({ migration, columns }: Header, folder: string): Promise<Record<string, number>> {
    const client = this.#client;
    const schema = client.escapeIdentifier(this.#schema);
    await this.#create(`create extension if not exists pg_trgm schema ${schema}`);
    await this.#create(`create schema ${this.#staging}`);
    await client.query(`set local search_path = ${this.#staging}, ${schema}`);
    await createSchemaOf(this.#transaction, 'postgres', migration, this.#staging);
    const tables = (await tablesIn(client, this.#staging)).filter((name) => !name.startsWith('kysely_'));
    const definitions = await definitionsOf(client, this.#staging);
    for (const { drop } of definitions) await client.query(drop);
    // The migrations have inserted the first plans.
    await client.query(`truncate ${list(tables, client)}`);
    const counts: Record<string, number> = {};
    // Tables that only PostgreSQL has contain what running servers agree on. They are in no backup, and stay empty.
    const stored = new Set(await ownTables(migration));
    for (const table of tables.filter((name) => stored.has(name))) {
      const names = columns[table];
      if (names === undefined) throw new ConfigError(`The backup has no table ${table}. Use another one.`);
      counts[table] = await this.#copy(table, names, folder);
    }
    for (const { create } of definitions.toReversed()) await client.query(create);
    await client.query(`analyze ${list(tables, client)}`);
    return counts;
  }

  async replace(
    aside: { readonly schema: string; readonly tables: readonly string[] } | null,
  ): Promise<void> {
    const client = this.#client;
    const move = (from: string, table: string, to: string) =>
      client.query(
        `alter table ${list([from], client)}.${list([table], client)} set schema ${list([to], client)}`,
      );
    if (aside !== null) {
      await this.#create(`create schema ${list([aside.schema], client)}`);
      for (const table of aside.tables) await move(this.#schema, table, aside.schema);
    }
    for (const table of await tablesIn(client, this.#staging)) await move(this.#staging, table, this.#schema);
    await client.query(`drop schema ${this.#staging}`);
  }

  async commit(): Promise<void> {
    await this.#transaction.commit().execute();
  }

  async close(): Promise<void> {
    if (!this.#transaction.isCommitted) await this.#transaction.rollback().execute();
    await this.#database.destroy();
  }
}

/**
 * Opens one transaction in which a backup is loaded into the database. Other connections see nothing of it until it is
 * committed.
 */
export async function openLoad(url: string): Promise<PostgresLoad> {
  const client = await connectForBackup(url, 'parvis restore');
  const { rows } = await client.query<{ schema: string }>('select current_schema()::text as schema');
  const database = new Kysely<DatabaseSchema>({ dialect: new SingleConnectionDialect(client) });
  const transaction = await database.startTransaction().execute();
  return new Load({ client, database, transaction, schema: rows[0]?.schema ?? 'public', url });
}
