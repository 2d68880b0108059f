const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/gu;
/** Bidirectional and other invisible characters, which the server removes from every text. */
const unstored = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}]|[^\P{Cc}\n\t]/gu;

const normal = (text: string) => text.replace(lineBreaks, '\n').replace(unstored, '').normalize('NFC').trim();

/** Compares two texts as the server normalizes them. */
export function saysTheSame(stored: string, typed: string): boolean {
  return normal(stored) === normal(typed);
}

const inOneLine = (title: string) => title.replace(lineBreaks, '\n').replace(/[\n\t]+/gu, ' ');

/** Compares two titles. The server replaces line breaks in a title with spaces. */
export function titlesTheSame(stored: string, typed: string): boolean {
  return saysTheSame(inOneLine(stored), inOneLine(typed));
}
