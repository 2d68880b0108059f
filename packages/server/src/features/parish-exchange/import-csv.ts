import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { BYTE_ORDER_MARK, withFormula } from './csv.ts';
import { eventImportColumns, parishImportColumns } from './import-cells.ts';
import type { Fault, ImportKind, ImportLine } from './import-lines.ts';
import { scheduleImportColumns } from './import-schedule.ts';
import { say } from './import-texts.ts';

/** A longer line is a quotation mark that nothing closes. */
const LONGEST_LINE = 100_000;
/** The number of characters that are parsed at a time. */
const PIECE = 64 * 1024;

const columnsOf: Readonly<Record<ImportKind, readonly string[]>> = {
  parishes: parishImportColumns,
  schedules: scheduleImportColumns,
  events: eventImportColumns,
};

export type ReadLine =
  | { readonly line: ImportLine; readonly fault: Fault | null }
  | { readonly line: null; readonly fault: Fault };

/** Excel writes other encodings unless somebody chooses "CSV UTF-8". */
export function requireUtf8(bytes: Buffer): string {
  if (isUtf8(bytes)) {
    const text = bytes.toString('utf8');
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  }
  throw badField(
    'file',
    i18n._('This file is not in UTF-8. In a spreadsheet, choose “CSV UTF-8” when you save it.'),
  );
}

/** Spreadsheets in some languages separate the cells with semicolons or tabs. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/u));
  const count = (character: string): number => header.split(character).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

const faultOf = (line: number, field: string, value: string, message: Fault['message']): Fault => ({
  line,
  field,
  value,
  message,
});

/** Returns the columns by their position. Unknown and missing columns are faults of the first line. */
function readHeader(kind: ImportKind, cells: readonly string[], line: number) {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const known = columnsOf[kind];
  const faults = names
    .filter((name) => !known.includes(name))
    .map((name) => faultOf(line, name.slice(0, 80), name.slice(0, 80), say.column(known.join(', '))));
  return { names, faults };
}

interface ParsedRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Parses a table piece by piece. The records before a fault of the syntax are returned too, and then the number of the
 * line with the fault.
 */
async function* recordsOf(text: string): AsyncGenerator<ParsedRecord | number> {
  let records: ParsedRecord[] = [];
  let next = 1;
  const failures: Error[] = [];
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    on_record: (cells: string[], { lines }) => {
      records.push({ line: next, cells });
      next = lines + 1;
      return null;
    },
  });
  parser.on('error', (error) => {
    failures.push(error);
  });
  const ended = new Promise<void>((resolve) => {
    parser.once('close', resolve);
  });
  parser.resume();
  for (let begin = 0; begin < text.length; begin += PIECE) {
    if (failures.length > 0) break;
    await new Promise<void>((resolve) => {
      parser.write(text.slice(begin, begin + PIECE), () => resolve());
    });
    yield* records;
    records = [];
  }
  if (failures.length === 0) parser.end();
  await ended;
  yield* records;
  const [failure] = failures;
  if (failure === undefined) return;
  if (!(failure instanceof CsvError)) throw failure;
  yield next;
}

/** Reads the lines of a table one after the other. */
export async function* readCsv(kind: ImportKind, bytes: Buffer): AsyncGenerator<ReadLine> {
  const text = requireUtf8(bytes);
  let names: readonly string[] | null = null;
  for await (const read of recordsOf(text)) {
    if (typeof read === 'number') {
      yield { line: null, fault: faultOf(read, '', '', say.quotes()) };
    } else if (names === null) {
      const header = readHeader(kind, read.cells, read.line);
      ({ names } = header);
      for (const fault of header.faults) yield { line: null, fault };
    } else if (read.cells.some((cell) => cell.trim() !== '')) {
      const cells = Object.fromEntries(
        names.map((name, index) => [name, withFormula(read.cells[index] ?? '')]),
      );
      const isWhole = read.cells.length === names.length;
      yield {
        line: { line: read.line, cells },
        fault: isWhole ? null : faultOf(read.line, '', '', say.cells(read.cells.length, names.length)),
      };
    }
  }
}
