import { textWords } from './text-words.ts';
import { beginningOf, cleanText, nameWords, searchable } from './text.ts';

/**
 * The letters that people also write as two letters (ICAO 9303, part 3). `searchable` handles their form with one
 * letter, and all other letters.
 */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const TWO_LETTERS = new RegExp(`[${Object.keys(twoLetters).join('')}]`, 'giu');
const PARTS = /[\p{L}\p{N}]+/gu;
/** These characters are optional in names: "Min-jun" is the same as "Minjun", and "J.R.R." the same as "JRR". */
const JOINTS = /[-.·]/gu;

/**
 * Returns the spellings of a text, for example "muller" and "mueller" for "Müller". Both have the same number of
 * words, because letters are only replaced by letters.
 */
export const spellingsOf = (text: string): string[] => {
  const spelledOut = text
    .normalize('NFC')
    .replace(TWO_LETTERS, (letter) => twoLetters[letter.toLowerCase()] ?? letter);
  return [...new Set([searchable(text), searchable(spelledOut)])];
};

/**
 * Writes all parts of a name together, starting with each part in turn. The beginnings of the results are all
 * neighboring parts together, and the whole name in either order.
 */
function joined(name: string): string[] {
  const parts = name.match(PARTS) ?? [];
  return parts.map((_, index) => beginningOf([...parts.slice(index), ...parts.slice(0, index)].join('')));
}

/** Returns the words under which a member is found. A search matches the beginning of a word. */
export function storedNameWords(...names: readonly string[]): string[] {
  const spellings = spellingsOf(names.join(' '));
  return [...new Set(spellings.flatMap((name) => [...nameWords(name), ...joined(name)]))];
}

/**
 * Returns the words under which a payer's payments are found. They include other spellings, because a bank can write
 * the name without special letters.
 */
export const payerWords = (name: string): string[] => textWords(spellingsOf(name).join(' '));

/** A word of the search, first as typed and then in its other spellings. */
export type SoughtWord = readonly [typed: string, ...others: string[]];

export interface SoughtName {
  /** The typed text, in both orders of the words that can be the first and the last name. */
  readonly names: readonly string[];
  /** The words to find. A word that is a part of another word is left out. */
  readonly words: readonly SoughtWord[];
}

/** Returns the distinct words of the search text. */
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
