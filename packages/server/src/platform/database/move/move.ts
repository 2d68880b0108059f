import { ConfigError } from '../../config.ts';
import { columnsWithNul, lineOf } from './copy-format.ts';
import type { MoveSource } from './source.ts';
import { movedTables, type MovedTable } from './tables.ts';
import type { MoveTarget } from './target.ts';

/** A batch ends at one of these limits. An interrupted move loses at most one batch. */
const BATCH_ROWS = 20_000;
const BATCH_CHARACTERS = 8_000_000;
const PROGRESS_INTERVAL = 5000;

interface Parts {
  readonly source: MoveSource;
  readonly target: MoveTarget;
  /** Called with each line that the operator reads. */
  readonly report: (line: string) => void;
}

export interface MoveResult {
  readonly tables: number;
  readonly rows: number;
}

const numbers = new Intl.NumberFormat('en');
const formatted = (value: number): string => numbers.format(value);

/** Reports at most every five seconds, so that a small community produces few lines. */
function progressOf(report: Parts['report']): (text: () => string) => void {
  let reportedAt = Date.now();
  return (text) => {
    if (Date.now() - reportedAt < PROGRESS_INTERVAL) return;
    reportedAt = Date.now();
    report(text());
  };
}

/** Copies the rows that the target lacks. They are written in the order of the primary key, so they follow its last row. */
async function copy({ source, target, report }: Parts, table: MovedTable): Promise<void> {
  const progress = progressOf(report);
  let lines: string[] = [];
  let characters = 0;
  let copied = 0;
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await target.write(table, lines);
    copied += lines.length;
    lines = [];
    characters = 0;
    progress(() => `${table.name}: ${formatted(copied)} rows copied`);
  };
  for (const row of source.rows(table, await target.lastKey(table))) {
    const faulty = columnsWithNul(row, table.columns);
    const line = lineOf(row, table.columns);
    if (faulty.length > 0)
      report(
        `${table.name} (${keyOf(line, table)}): a character that PostgreSQL cannot store was replaced in ${faulty.join(', ')}.`,
      );
    lines.push(line);
    characters += line.length;
    if (lines.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
}

/** Returns the primary key of a line, for messages. */
function keyOf(line: string | undefined, { columns, key }: MovedTable): string {
  const fields = line?.split('\t') ?? [];
  return key.map(({ name }) => fields[columns.findIndex((column) => column.name === name)]).join(', ');
}

/** Compares all rows of a table. Returns their number, or the key of the first row that differs. */
async function compare(
  { source, target, report }: Parts,
  table: MovedTable,
): Promise<{ rows: number } | { differing: string }> {
  const progress = progressOf(report);
  const moved = target.lines(table)[Symbol.asyncIterator]();
  let rows = 0;
  let differing: string | null = null;
  for (const row of source.rows(table, null)) {
    const line = lineOf(row, table.columns);
    const next = await moved.next();
    if (next.done === true || next.value !== line) {
      differing = keyOf(line, table);
      break;
    }
    rows += 1;
    progress(() => `${table.name}: ${formatted(rows)} rows compared`);
  }
  // Reads the rest, because the connection can run the next statement only after the last row.
  for (let next = await moved.next(); next.done !== true; next = await moved.next())
    differing ??= keyOf(next.value, table);
  return differing === null ? { rows } : { differing };
}

async function moveTable(parts: Parts, table: MovedTable): Promise<number> {
  await copy(parts, table);
  let result = await compare(parts, table);
  if ('differing' in result && parts.target.isResumed) {
    parts.report(`${table.name}: changed since the interrupted move, so it is copied again`);
    await parts.target.empty([table]);
    await copy(parts, table);
    result = await compare(parts, table);
  }
  if ('differing' in result)
    throw new ConfigError(
      `The table ${table.name} differs after copying, at the row ${result.differing}. Report this, and keep using SQLite.`,
    );
  parts.report(`${table.name}: ${formatted(result.rows)} rows copied and compared`);
  return result.rows;
}

/**
 * Copies every table from SQLite to PostgreSQL, and compares every row. The caller makes sure that the source does not
 * change. After an interruption, another call continues.
 */
export async function moveDatabase(parts: Parts): Promise<MoveResult> {
  const { source, target, report } = parts;
  const tables = movedTables(source.tables, await target.columns());
  // The migrations have written the first plans.
  if (!target.isResumed) await target.empty(tables);
  await target.removeIndexes();
  let rows = 0;
  for (const table of tables) rows += await moveTable(parts, table);
  report('Creating the indexes and checking the references');
  await target.finish();
  return { tables: tables.length, rows };
}
