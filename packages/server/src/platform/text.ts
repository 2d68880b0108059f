const LINE_BREAKS = /\r\n|[\r\u0085\u2028\u2029]/gu;
/* Overrides, embeddings and isolates can make a text read otherwise than it is written. The marks U+200E and
   U+200F stay: right-to-left languages need them, and they reorder nothing but themselves. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const BYTE_ORDER_MARKS = /\uFEFF/gu;
const BREAKS_AND_TABS = /[\n\t]+/gu;
/** A mark shows nothing without a letter to sit on, and an empty Braille cell is a space by another name. */
const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MARKS = /\p{M}/gu;
const SPACES = /\s+/gu;

/** Makes a member's text safe to store and show as plain text; markup in it stays, as text. */
export function cleanText(input: string, options: { multiline: boolean }): string {
  const lines = input
    .replace(LINE_BREAKS, '\n')
    .replace(BIDI_CONTROLS, '')
    .replace(CONTROLS, '')
    .replace(BYTE_ORDER_MARKS, '')
    .replace(LONE_SURROGATES, '')
    .normalize('NFC');
  return (options.multiline ? lines : lines.replace(BREAKS_AND_TABS, ' ')).trim();
}

/** Whether a reader would see anything: a text of zero-width characters alone counts as empty. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether two texts that look alike may differ: one of them holds a character that is not seen. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/** As the maximum of the contract counts: an emoji is one, and so is each mark. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

const fold = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** The form in which texts are searched: without accents, letter case or compatibility variants. */
export function searchable(text: string): string {
  // Lower-casing can bring forth new marks ('İ'), and decomposing new capitals ('ℋ'): hence twice.
  return fold(fold(text)).replace(SPACES, ' ').trim();
}

/** More of a word is not compared: indexes do not take texts of any length. */
const LONGEST_WORD = 40;

export function beginningOf(word: string): string {
  return Array.from(word).slice(0, LONGEST_WORD).join('');
}

/** The different words of a searchable text, as far as they are compared. */
export function nameWords(text: string): string[] {
  return [...new Set(text.split(' ').map(beginningOf))].filter((word) => word !== '');
}

/** The words that are looked for; one that is part of another says nothing more. */
export function searchedWords(text: string): string[] {
  const words = [...new Set(searchable(cleanText(text, { multiline: false })).split(' '))];
  return words.filter(
    (word) => word !== '' && !words.some((other) => other !== word && other.includes(word)),
  );
}
