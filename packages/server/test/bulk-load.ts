import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../src/platform/database/database.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** Writes generated data into a database. No server is allowed to use the database at the same time. */
interface BulkLoad {
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** Drops the indexes of these tables. `restoreIndexes` builds each of them in one pass. */
  dropIndexes(tables: readonly string[]): Promise<void>;
  restoreIndexes(): Promise<void>;
  /**
   * Analyzes the tables, as a server would have done after some time. Otherwise PostgreSQL would analyze the tables
   * during the measurement.
   */
  settle(): Promise<void>;
  end(): Promise<void>;
}

/** The number of values that both engines accept in one statement. */
const MOST_VALUES = 8000;

type Run = (statement: string, values?: readonly Value[]) => Promise<unknown>;

/** Opens a separate connection. It has no timeout for statements and does not check foreign keys. */
async function connect(databaseUrl: string): Promise<{ run: Run; end: () => Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  return {
    run: (statement, values = []) => client.query(statement, [...values]),
    end: () => client.end(),
  };
}

/** Opens a bulk load. Without a URL, it uses a connection of the server. */
export async function openBulkLoad(
  { dialect, write }: Pick<Database, 'dialect' | 'write'>,
  databaseUrl: string | null,
): Promise<BulkLoad> {
  const { run, end } =
    databaseUrl === null
      ? {
          run: (statement: string, values: readonly Value[] = []) =>
            write.executeQuery(CompiledQuery.raw(statement, [...values])),
          end: async () => {},
        }
      : await connect(databaseUrl);
  const statements = new Map<string, string>();
  const dropped: string[] = [];

  function statementFor(table: string, columns: readonly string[], rows: number): string {
    const key = `${table} ${rows}`;
    const known = statements.get(key);
    if (known !== undefined) return known;
    let values = 0;
    const placeholder = () => (dialect === 'postgres' ? `$${(values += 1)}` : '?');
    const groups = Array.from({ length: rows }, () => `(${columns.map(placeholder).join(', ')})`);
    const statement = `insert into ${table} (${columns.join(', ')}) values ${groups.join(', ')}`;
    statements.set(key, statement);
    return statement;
  }

  return {
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      const most = Math.floor(MOST_VALUES / Math.max(1, columns.length));
      for (let from = 0; from < rows.length; from += most) {
        const part = rows.slice(from, from + most);
        const values = part.flatMap((row) => Object.values(row));
        await run(statementFor(table, columns, part.length), values);
      }
    },

    async dropIndexes(tables) {
      const names = sql.join(tables);
      const { rows } = await (
        dialect === 'postgres'
          ? sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
              where tablename in (${names}) and indexdef not like 'CREATE UNIQUE%'`
          : sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
              where type = 'index' and sql is not null and tbl_name in (${names})`
      ).execute(write);
      for (const { name, made } of rows) {
        await run(`drop index ${name}`);
        dropped.push(made);
      }
    },

    async restoreIndexes() {
      for (const made of dropped.splice(0)) await run(made);
    },

    settle: async () => {
      await run(dialect === 'postgres' ? 'vacuum analyze' : 'analyze');
    },
    end,
  };
}
