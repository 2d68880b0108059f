import { beginningOf, cleanText, searchable } from './text.ts';

const WORDS = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** The letters of languages that have no spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The maximum number of such letters in a word of the search. */
const TOGETHER = 8;
/** The maximum number of words that a search uses. */
const MOST_SOUGHT = 8;

/** Returns the normalized words of a text, in their order. */
export const runsOf = (text: string): string[] => searchable(text).match(WORDS) ?? [];

/** Returns the suffixes that begin at each letter, so that every part of the text is the prefix of a suffix. */
function partsOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.map((_, index) => letters.slice(index, index + TOGETHER).join(''));
}

/** Splits a run of such letters into pieces that the index contains. */
export function piecesOf(run: string): string[] {
  const letters = Array.from(run);
  return letters.flatMap((_, index) =>
    index % TOGETHER === 0 ? [letters.slice(index, index + TOGETHER).join('')] : [],
  );
}

/** Returns the distinct words under which a text is found. */
export function textWords(text: string): string[] {
  return [
    ...new Set(runsOf(text).flatMap((run) => (UNSPACED.test(run) ? partsOf(run) : [beginningOf(run)]))),
  ];
}

/** Returns the prefixes that a text must contain. The longest come first, because they match the fewest texts. */
export function soughtTextWords(typed: string): string[] {
  const runs = runsOf(cleanText(typed, { multiline: true }));
  const words = new Set(runs.flatMap((run) => (UNSPACED.test(run) ? piecesOf(run) : [beginningOf(run)])));
  return [...words]
    .filter((word) => ![...words].some((other) => other !== word && other.startsWith(word)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_SOUGHT);
}
