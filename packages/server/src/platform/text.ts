const LINE_BREAKS = /\r\n|[\r\u0085\u2028\u2029]/gu;
/*
 * Overrides, embeddings and isolates can show the characters of a text in another order. The marks U+200E and U+200F
 * stay, because right-to-left languages need them and they do not reorder other characters.
 */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const BYTE_ORDER_MARKS = /\uFEFF/gu;
/** A letter, or the beginning of the text, with its marks and the invisible characters between them. */
const MARKED_LETTERS =
  /(?<letter>^|[^\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}])(?<marks>[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]{2,})/gu;
/** More stacked marks would cover the lines of other members' texts. No language needs so many. */
const MOST_MARKS = 4;
/*
 * Normalization sorts the marks of a run, and its time grows with the square of their number: 400,000 marks take 50
 * seconds. Thirty is the limit of the Stream-Safe Text Format (UAX #15).
 */
const LONG_RUN = /\p{M}{31}/u;
const ENDS_OF_LONG_RUNS = /(?<kept>\p{M}{30})\p{M}+/gu;
const BREAKS_AND_TABS = /[\n\t]+/gu;
/** A mark cannot be seen without a base letter, and an empty Braille cell looks like a space. */
const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MARKS = /\p{M}/gu;
const SPACES = /\s+/gu;

/**
 * Removes all but four marks of each letter. The marks that a composed letter contains count too. A vowel sign counts
 * as one mark, even if it decomposes: Kannada writes the parts of such a sign around the letter. At least one separate
 * mark stays, because no composed letter contains more than three.
 */
const withoutStackedMarks = (text: string): string =>
  text.replace(MARKED_LETTERS, (_, letter: string, marks: string) => {
    let left = MOST_MARKS - (letter.normalize('NFD').match(MARKS)?.length ?? 0);
    return letter + marks.replace(MARKS, (mark) => (left-- > 0 ? mark : ''));
  });

/** Makes a member's text safe to store and to show as plain text. Markup stays in it as text. */
export function cleanText(input: string, options: { multiline: boolean }): string {
  const lines = input
    .replace(LINE_BREAKS, '\n')
    .replace(BIDI_CONTROLS, '')
    .replace(CONTROLS, '')
    .replace(BYTE_ORDER_MARKS, '')
    .replace(LONE_SURROGATES, '')
    .replace(ENDS_OF_LONG_RUNS, '$<kept>')
    .normalize('NFC');
  const text = withoutStackedMarks(lines);
  return (options.multiline ? text : text.replace(BREAKS_AND_TABS, ' ')).trim();
}

/** Whether a reader would see anything. A text with only zero-width characters counts as empty. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether the text has an invisible character. Two such texts can look the same and yet be different. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}

/** Counts code points, as the maximum in the contract does. An emoji is one character, and so is each mark. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/**
 * Counts the code points in NFC, the form in which texts are stored. Otherwise an accented letter would count as one or
 * two characters, depending on the keyboard. In a text with a long run of marks, it counts every mark.
 */
export const composedLength = (text: string): number =>
  lengthOf(LONG_RUN.test(text) ? text : text.normalize('NFC'));

/*
 * People type apostrophes in many ways or leave them out. Some of them decompose into a space and a mark, so they are
 * replaced before the decomposition.
 */
const APOSTROPHES =
  /['`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C]/gu;
const HYPHENS = /[\p{Pd}\u2212]/gu;
/** The Arabic tatweel, and invisible characters. Nobody types invisible characters in a search. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Letters that Unicode does not decompose, with their usual spelling on keyboards that do not have them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ħ: 'h',
  ı: 'i',
  ȷ: 'j',
  ɨ: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ɔ: 'o',
  ə: 'e',
  ɛ: 'e',
  ɓ: 'b',
  ƙ: 'k',
  ŧ: 't',
  ʉ: 'u',
  ƴ: 'y',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

const fold = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .replace(HYPHENS, '-')
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => plainLetters[letter] ?? letter);

/**
 * Returns the normalized form of a text for the search. It has no accents, capital letters, apostrophes,
 * compatibility variants, or letters that only some keyboards have. If this function changes, a migration has to
 * normalize the stored texts again.
 */
export function searchable(text: string): string {
  // The normalization is applied twice, because the first run can create new characters to replace. Lower case can
  // create marks ('İ'). The decomposition can create capitals ('ℋ') and apostrophes ('ŉ').
  return fold(fold(text)).replace(SPACES, ' ').trim();
}

/** The maximum number of characters that are compared, because databases limit the length of indexed texts. */
const LONGEST_WORD = 40;

export function beginningOf(word: string): string {
  return Array.from(word).slice(0, LONGEST_WORD).join('');
}

/** Returns the distinct words of a searchable text, each cut to the length that is compared. */
export function nameWords(text: string): string[] {
  return [...new Set(text.split(' ').map(beginningOf))].filter((word) => word !== '');
}

const EXCERPT = 140;

/** Returns the beginning of a text in one line. */
export function excerptOf(text: string): string {
  const characters = Array.from(text.replaceAll(SPACES, ' ').trim());
  return characters.length <= EXCERPT ? characters.join('') : `${characters.slice(0, EXCERPT - 1).join('')}…`;
}
