import { textWords } from './text-words.ts';
import { beginningOf, cleanText, nameWords, searchable } from './text.ts';

/**
 * The letters that people also write as two letters (ICAO 9303, part 3). `searchable` handles their spelling with one
 * letter, and all other letters.
 */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const TWO_LETTERS = new RegExp(`[${Object.keys(twoLetters).join('')}]`, 'giu');
const PARTS = /[\p{L}\p{N}]+/gu;
/** These characters are optional in names: "Min-jun" is the same as "Minjun", and "J.R.R." the same as "JRR". */
const JOINTS = /[-.·]/gu;
/** A comma separates "Cruz, Ana", for example. An `@` does not, because staff also search by email address. */
const SEPARATORS = /(?![-.·@])[\p{P}\p{S}]/gu;
/** The full stop in "J.Cruz", but not the one in "J.R." */
const STOPS_BEFORE_WORDS = /\.(?=[\p{L}\p{N}]\p{M}*[\p{L}\p{N}])/gu;
/** The minimum number of characters of a word that is also searched together with the word before it. */
const LEAST_TOGETHER = 3;
const LETTER = /[\p{L}\p{N}]/u;

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
 * Joins all parts of a name without spaces, starting with each part in turn: "annamaria" and "mariaanna". A search by
 * prefix can then find neighboring parts that are written as one word, and the whole name in either order.
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
  /**
   * The typed text, and its words starting with each word in turn: "ana cruz" and "cruz ana". Either can be the first
   * name.
   */
  readonly names: readonly string[];
  /** The words to find. A word that is a part of another word is left out. */
  readonly words: readonly SoughtWord[];
}

/** Splits a searchable text into the parts of a name. Signs count only if the text contains nothing else. */
function partsOf(text: string): string[] {
  const parts = text
    .replace(SEPARATORS, ' ')
    .split(' ')
    .filter((part) => LETTER.test(part));
  return parts.length > 0 ? parts : text.split(' ').filter((part) => part !== '');
}

/** Inserts a space after an abbreviation, before spellings can turn a single letter into two letters. */
const separated = (text: string): string =>
  cleanText(text, { multiline: false }).replace(STOPS_BEFORE_WORDS, '. ');

/**
 * Returns a word together with the word before it, so that "de lacruz" finds "dela Cruz". Leaves out a result that
 * finds nothing more than the word, and one that is too long to be compared. A short word is left out too, because it
 * would find too much: "Juan A" is not "Juana".
 */
function withPrevious(words: readonly string[], index: number): string[] {
  const [previous = '', word = ''] = [words[index - 1], words[index]];
  const isShort = Array.from(word).length < LEAST_TOGETHER;
  const together = `${previous}${word}`.replaceAll(JOINTS, '');
  return isShort || together.startsWith(word) || beginningOf(together) !== together ? [] : [together];
}

/** Returns the distinct words of the search text. */
export function soughtWords(text: string): SoughtWord[] {
  const spellings = spellingsOf(separated(text)).map(partsOf);
  const words = new Map<string, SoughtWord>();
  for (const [index, word] of (spellings[0] ?? []).entries()) {
    const spelled = spellings.flatMap((parts) => parts[index] ?? []);
    const different = new Set([
      ...spelled,
      ...spelled.map((spelling) => spelling.replaceAll(JOINTS, '')),
      ...spellings.flatMap((parts) => withPrevious(parts, index)),
    ]);
    different.delete(word);
    different.delete('');
    if (!words.has(word)) words.set(word, [word, ...different]);
  }
  return [...words.values()];
}

export function soughtName(text: string): SoughtName {
  const parts = partsOf(searchable(separated(text)));
  const names = parts.map((_, index) => [...parts.slice(index), ...parts.slice(0, index)].join(' '));
  const typed = searchable(cleanText(text, { multiline: false }));
  const words = soughtWords(text);
  return {
    names: [...new Set([...names, ...(typed === '' ? [] : [typed])])],
    words: words.filter(([word]) => !words.some(([other]) => other !== word && other.includes(word))),
  };
}
