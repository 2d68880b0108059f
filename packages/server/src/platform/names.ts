import { textWords } from './text-words.ts';
import { beginningOf, cleanText, nameWords, searchable } from './text.ts';

/**
 * Letters that are also written as two (ICAO 9303, part 3); `searchable` handles the single-letter form, and all other
 * letters.
 */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const TWO_LETTERS = new RegExp(`[${Object.keys(twoLetters).join('')}]`, 'giu');
const PARTS = /[\p{L}\p{N}]+/gu;
/** Optional in names: "Min-jun" is "Minjun", "J.R.R." is "JRR". */
const JOINTS = /[-.·]/gu;

/**
 * "Müller" as "muller" and "mueller". Both have the same number of words, because letters are only replaced by letters.
 */
export const spellingsOf = (text: string): string[] => {
  const spelledOut = text
    .normalize('NFC')
    .replace(TWO_LETTERS, (letter) => twoLetters[letter.toLowerCase()] ?? letter);
  return [...new Set([searchable(text), searchable(spelledOut)])];
};

/**
 * All parts concatenated, starting from each part in turn: any neighbors, and the whole name in either order, are then
 * a prefix.
 */
function joined(name: string): string[] {
  const parts = name.match(PARTS) ?? [];
  return parts.map((_, index) => beginningOf([...parts.slice(index), ...parts.slice(0, index)].join('')));
}

/** The search index of a member: a search matches the beginning of these words. */
export function storedNameWords(...names: readonly string[]): string[] {
  const spellings = spellingsOf(names.join(' '));
  return [...new Set(spellings.flatMap((name) => [...nameWords(name), ...joined(name)]))];
}

/**
 * The words by whose prefixes a payer's payments are found; the payer's bank may spell the name without special
 * letters.
 */
export const payerWords = (name: string): string[] => textWords(spellingsOf(name).join(' '));

/** A searched word as typed, and in its other spellings. */
export type SoughtWord = readonly [typed: string, ...others: string[]];

export interface SoughtName {
  /** The text as typed, with the words that may be the first and the last name in either order. */
  readonly names: readonly string[];
  /** The words to find, without those that are part of another one. */
  readonly words: readonly SoughtWord[];
}

/** The distinct words of the search text. */
export function soughtWords(text: string): SoughtWord[] {
  const [typed = [], ...others] = spellingsOf(cleanText(text, { multiline: false })).map((spelling) =>
    spelling.split(' ').filter((word) => word !== ''),
  );
  const words = new Map<string, SoughtWord>();
  for (const [index, word] of typed.entries()) {
    const spelledOut = others.flatMap((spelling) => spelling[index] ?? []);
    const together = [word, ...spelledOut].map((spelling) => spelling.replaceAll(JOINTS, ''));
    const different = new Set([...spelledOut, ...together].filter((spelling) => spelling !== ''));
    different.delete(word);
    words.set(word, [word, ...different]);
  }
  return [...words.values()];
}

export function soughtName(text: string): SoughtName {
  const parts = searchable(cleanText(text, { multiline: false }))
    .split(' ')
    .filter((part) => part !== '');
  const names = parts.map((_, index) => [...parts.slice(index), ...parts.slice(0, index)].join(' '));
  const words = soughtWords(text);
  return {
    names: [...new Set(names)],
    words: words.filter(([word]) => !words.some(([other]) => other !== word && other.includes(word))),
  };
}
