import { beginningOf, cleanText } from '../text.ts';
import { piecesOf, runsOf, UNSPACED } from '../text-words.ts';
import type { FaithTerms } from './terms.ts';

/** Words that a text must contain. */
export interface Alternative {
  readonly words: readonly string[];
  /** Whether each word may be the beginning of a longer word. */
  readonly isPrefix: boolean;
  /** Whether the words must follow one another. */
  readonly isPhrase: boolean;
}

/** A part of the search. A text must match at least one of its alternatives. */
export type Term = readonly Alternative[];

/** A search. A text must match all of its terms. */
export type Sought = readonly Term[];

/** The maximum number of words that a search uses, so that no search is slow. */
const MOST_WORDS = 12;
/** The maximum number of words in a term of the faith: 'Society of Saint Vincent de Paul' has six. */
const LONGEST_TERM = 6;
const QUOTES = /["“”„‟«»]/u;

/** The forms of a word of a term: without the plural ending, and as it is. */
function singularsOf(key: string): string[] {
  const forms = [key];
  if (key.endsWith('s')) forms.push(key.slice(0, -1));
  if (key.endsWith('es')) forms.push(key.slice(0, -2));
  return forms;
}

const asTyped = (words: readonly string[]): Alternative => ({
  words: words.flatMap((word) => (UNSPACED.test(word) ? piecesOf(word) : [beginningOf(word)])),
  isPrefix: true,
  isPhrase: false,
});

const exactly = (words: readonly string[]): Alternative => ({
  words: words.map(beginningOf),
  isPrefix: false,
  isPhrase: words.length > 1,
});

/** Finds the longest term of the faith that begins with the first word. */
function termAt(words: readonly string[], terms: FaithTerms): { length: number; term: Term } | null {
  for (let length = Math.min(LONGEST_TERM, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const keys = singularsOf(typed.join(' '));
    const key = keys.find((each) => terms.has(each));
    if (key === undefined) continue;
    const others = (terms.get(key) ?? []).filter((other) => other.join(' ') !== key);
    return { length, term: [asTyped(typed), ...others.map(exactly)] };
  }
  return null;
}

/** Texts without spaces between words are indexed by their pieces, so a phrase of them is found by its pieces. */
function phraseOf(words: readonly string[]): Term[] {
  if (words.length === 0) return [];
  return words.some((word) => UNSPACED.test(word)) ? [[asTyped(words)]] : [[exactly(words)]];
}

function termsOf(words: readonly string[], terms: FaithTerms): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { length, term } = termAt(words.slice(at), terms) ?? {
      length: 1,
      term: [asTyped(words.slice(at, at + 1))],
    };
    found.push(term);
    at += length;
  }
  return found;
}

/**
 * Reads the typed text. Words in quotation marks are a phrase, which must occur as it is. A quotation mark that is not
 * closed ends with the text. Of other words, every beginning counts, and a term of the faith also finds its
 * translations.
 */
export function parseSought(typed: string, terms: FaithTerms): Sought {
  const parts = cleanText(typed, { multiline: true }).split(QUOTES);
  const found = new Map<string, Term>();
  let left = MOST_WORDS;
  for (const [index, part] of parts.entries()) {
    const words = runsOf(part).slice(0, left);
    left -= words.length;
    const isQuoted = index % 2 === 1;
    for (const term of isQuoted ? phraseOf(words) : termsOf(words, terms)) {
      found.set(JSON.stringify(term[0]), term);
    }
  }
  return [...found.values()];
}

/** The typed text without quotation marks, for names. */
export const withoutQuotes = (typed: string): string => typed.replaceAll(new RegExp(QUOTES, 'gu'), ' ');
