import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { connectForBackup } from './postgres-connection.ts';
import { tablePart } from './format.ts';

/** The size of the parts in which a table is stored. A part is in memory, because tar needs its size first. */
const PART_BYTES = 8 * 1024 * 1024;

export interface PostgresDump {
  /** The columns of each table that belongs to Parvis, in the order of the dump. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Adds the rows of all tables to the archive. Returns the number of rows of each table. */
  addRows(add: ArchiveWriter['add']): Promise<Record<string, number>>;
  close(): Promise<void>;
}

async function* partsOf(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of rows) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

async function columnsOf(client: Client, tables: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text order by attnum) as columns
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and relname = any($1) and attnum > 0 and not attisdropped
     group by relname order by relname`,
    [tables],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/**
 * Opens a transaction that sees the database as it is now, and reads all tables in it. Writers do not wait. This is
 * what `pg_dump` does, but it needs no program that has to be installed in the version of the server.
 */
export async function openDump(url: string, tables: readonly string[]): Promise<PostgresDump> {
  const client = await connectForBackup(url, 'parvis backup');
  await client.query('begin transaction isolation level repeatable read, read only');
  // Migrations wait until all rows are read. Members do not.
  const all = tables.map((table) => client.escapeIdentifier(table)).join(', ');
  await client.query(`lock table ${all} in access share mode`);
  const columns = await columnsOf(client, tables);
  return {
    columns: Object.fromEntries(columns),
    async addRows(add) {
      const counts: Record<string, number> = {};
      for (const [table, names] of columns) {
        const list = names.map((name) => client.escapeIdentifier(name)).join(', ');
        const rows = client.query(to(`copy ${client.escapeIdentifier(table)} (${list}) to stdout`));
        let index = 0;
        for await (const part of partsOf(rows)) {
          await add(tablePart(table, index), part.length, [part]);
          index += 1;
        }
        counts[table] = rows.rowCount;
      }
      // Files follow, which can take long. An open transaction would keep PostgreSQL from removing dead rows.
      await client.query('commit');
      return counts;
    },
    close: () => client.end(),
  };
}
