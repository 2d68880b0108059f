import { ConfigError } from '../../config.ts';

/** The types of PostgreSQL that the schema uses. */
const columnTypes = ['text', 'integer', 'bigint'] as const;
export type ColumnType = (typeof columnTypes)[number];

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: ColumnType;
}

/** A row of SQLite, in the order of the columns. Integers are read as `bigint`, because a number is exact only to 2^53. */
export type Row = readonly unknown[];

const unfit = ({ table, name }: Column, reason: string): ConfigError =>
  new ConfigError(`The column ${table}.${name} ${reason}`);

export const isColumnType = (type: string): type is ColumnType => columnTypes.some((known) => known === type);

const NULL = String.raw`\N`;
const ESCAPED = /[\b\t\n\v\f\r\\]/g;
const escapes: Readonly<Record<string, string>> = {
  '\b': String.raw`\b`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\v': String.raw`\v`,
  '\f': String.raw`\f`,
  '\r': String.raw`\r`,
  '\\': String.raw`\\`,
};
const INTEGER_BITS: Readonly<Record<Exclude<ColumnType, 'text'>, number>> = { integer: 32, bigint: 64 };

const escapeOf = (character: string): string => escapes[character] ?? character;

function integerOf(value: unknown, column: Column, bits: number): string {
  const integer = typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof integer !== 'bigint')
    throw unfit(column, `needs whole numbers, but has ${typeof value === 'number' ? value : 'other data'}.`);
  if (BigInt.asIntN(bits, integer) !== integer)
    throw unfit(column, `has ${integer}, which is too large for the type ${column.type} of PostgreSQL.`);
  return String(integer);
}

/** PostgreSQL cannot store U+0000 in a text. The replacement character shows that a character is missing. */
const textOf = (value: unknown, column: Column): string => {
  if (typeof value !== 'string') throw unfit(column, 'needs text, but has other data.');
  return value.replaceAll('\0', '\u{FFFD}').replaceAll(ESCAPED, escapeOf);
};

function fieldOf(value: unknown, column: Column): string {
  if (value === null) return NULL;
  return column.type === 'text' ? textOf(value, column) : integerOf(value, column, INTEGER_BITS[column.type]);
}

/**
 * Returns the line of a row in the text format of COPY, exactly as PostgreSQL writes it. So one format is enough to
 * write rows and to compare them.
 */
export const lineOf = (row: Row, columns: readonly Column[]): string =>
  columns.map((column, index) => fieldOf(row[index], column)).join('\t');

/** Returns the columns whose text contains the character U+0000, which PostgreSQL cannot store. */
export const columnsWithNul = (row: Row, columns: readonly Column[]): string[] =>
  columns
    .filter((_, index) => {
      const value = row[index];
      return typeof value === 'string' && value.includes('\0');
    })
    .map(({ name }) => name);

/** Joins the chunks of a COPY to lines. PostgreSQL escapes line breaks in values, so each line is one row. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
