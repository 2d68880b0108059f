import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Row } from './copy-format.ts';
import type { MovedTable } from './tables.ts';

/** The time in milliseconds to wait for a write of the running server. */
const BUSY_TIMEOUT = 60_000;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** The SQLite database that is moved. Nothing is written to it. */
export interface MoveSource {
  /** The names of the columns of each table. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  count(table: string): number;
  /** Returns the rows in the order of the primary key. With `after`, only those with a greater key. */
  rows(table: MovedTable, after: Row | null): Iterable<Row>;
  close(): void;
}

/** With `setReturnArrays` rows are arrays, but the types of node:sqlite do not say so. */
const arrayOf = (row: unknown): Row => row as Row;

/** The tables of the schema. Left out are the tables of the full-text index, because PostgreSQL has its own index. */
function readTables(database: DatabaseSync): Map<string, string[]> {
  const names = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not like 'sqlite~_%' escape '~' and name not like 'kysely~_%' escape '~' order by name`,
    )
    .all();
  const columns = database.prepare('select name from pragma_table_info(?) order by cid');
  return new Map(
    names.map(({ name }) => [
      String(name),
      columns.all(String(name)).map((column) => String(column['name'])),
    ]),
  );
}

/**
 * Opens the SQLite database of the data folder and takes its only write lock. Until `close`, no process can change the
 * database, so all reads see the same rows.
 */
export function openSource(dataFolder: string): MoveSource {
  const database = new DatabaseSync(join(dataFolder, 'parvis.db'));
  try {
    database.exec(
      `pragma busy_timeout = ${BUSY_TIMEOUT}; pragma cache_size = -65536; pragma mmap_size = 268435456`,
    );
    database.exec('begin immediate');
    return {
      tables: readTables(database),
      count: (table) => Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.['rows']),
      *rows({ name, columns, key }, after) {
        const keys = quoted(key.map((column) => column.name));
        const condition = after === null ? '' : `where (${keys}) > (${key.map(() => '?').join(', ')})`;
        const statement = database.prepare(
          `select ${quoted(columns.map((column) => column.name))} from "${name}" ${condition} order by ${keys}`,
        );
        statement.setReturnArrays(true);
        statement.setReadBigInts(true);
        // The values of a key come from the target, which stores only text and integers in keys.
        for (const row of statement.iterate(...((after ?? []) as SQLInputValue[]))) yield arrayOf(row);
      },
      close: () => {
        if (!database.isOpen) return;
        if (database.isTransaction) database.exec('rollback');
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
