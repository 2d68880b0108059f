import type { Text } from '../../platform/language.ts';
import type { ImportsTable } from './tables.ts';

export type ImportKind = ImportsTable['kind'];

/** A line of a file with its cells by the names of the columns. */
export interface ImportLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface Fault {
  readonly line: number;
  /** The name of the column. Empty if the fault concerns the whole line. */
  readonly field: string;
  readonly value: string;
  readonly message: Text;
}

/** One publication of a file: one line, or the adjacent lines of a schedule. */
export interface ImportItem {
  readonly lines: readonly ImportLine[];
  /** The faults that were found while the file was read. */
  readonly faults: readonly Fault[];
}

const LONGEST_VALUE = 80;

/** Collects the faults of a line. */
export class LineReader {
  readonly faults: Fault[] = [];
  readonly #line: ImportLine;

  constructor(line: ImportLine) {
    this.#line = line;
  }

  /** Returns the trimmed text of a cell. Undefined if the file does not have the column. */
  text(field: string): string | undefined {
    return this.#line.cells[field]?.trim();
  }

  wrong(field: string, message: Text): void {
    const value = Array.from(this.#line.cells[field] ?? '').slice(0, LONGEST_VALUE);
    this.faults.push({ line: this.#line.line, field, value: value.join(''), message });
  }
}
