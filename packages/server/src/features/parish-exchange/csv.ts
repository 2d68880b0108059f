/** Spreadsheets read a cell that begins with one of these characters as a formula (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r]/u;
const QUOTED = /[",\r\n]/u;

/** Spreadsheets need the byte order mark to read a table as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Puts an apostrophe before a text that a spreadsheet would run. */
const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Reads a cell as it was before `withoutFormula`. */
export const withFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

function cellOf(text: string): string {
  const safe = withoutFormula(text);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a line of a table (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
