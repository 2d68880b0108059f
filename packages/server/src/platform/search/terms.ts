import { readFile } from 'node:fs/promises';
import { loadOnce } from '../load-once.ts';
import { runsOf } from '../text-words.ts';

/** The words of a term, normalized: 'Holy Week' is ['holy', 'week']. */
type TermWords = readonly string[];

/** The terms of a line, by the normalized words of each of them, joined with spaces. */
export type FaithTerms = ReadonlyMap<string, readonly TermWords[]>;

/** The terms of one line, without repeats. A line is an entry of the file that is neither empty nor a note. */
function termsOfLine(line: string): TermWords[] {
  const terms = line.split(/[|,]/u).map((term) => runsOf(term));
  const byKey = new Map(terms.map((words) => [words.join(' '), words]));
  return [...byKey.values()].filter((words) => words.length > 0);
}

/** Reads the file of terms. Throws if a term is in two lines, because its search would find unrelated words. */
export function parseTerms(text: string): FaithTerms {
  const terms = new Map<string, readonly TermWords[]>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const alternatives = termsOfLine(line);
    for (const words of alternatives) {
      const key = words.join(' ');
      if (terms.has(key)) throw new Error(`The term “${key}” is in two lines.`);
      terms.set(key, alternatives);
    }
  }
  return terms;
}

/** The terms of `terms.txt`. */
export const faithTerms = loadOnce(async () =>
  parseTerms(await readFile(new URL('terms.txt', import.meta.url), 'utf8')),
);
