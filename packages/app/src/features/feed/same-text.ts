const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/gu;
/** What the server takes out of every text: what turns the reading direction, and what nobody sees. */
const unstored = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Surrogate}]|[^\P{Cc}\n\t]/gu;

const normal = (text: string) => text.replace(lineBreaks, '\n').replace(unstored, '').normalize('NFC').trim();

/** The server tidies what it stores, so a stored text is compared by what is left of both. */
export function saysTheSame(stored: string, typed: string): boolean {
  return normal(stored) === normal(typed);
}

const inOneLine = (title: string) => title.replace(lineBreaks, '\n').replace(/[\n\t]+/gu, ' ');

/** A title has one line: the server makes a space of each break. */
export function titlesTheSame(stored: string, typed: string): boolean {
  return saysTheSame(inOneLine(stored), inOneLine(typed));
}
