const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;
/** Control characters, characters that change the reading direction, and halves of a character (`Cs`). */
const unstored = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}]|[^\P{Cc}\n\t]/gu;
/*
 * Normalization sorts the marks of a run. The time for this grows with the square of the number of marks, so a pasted
 * text with thousands of marks would stop the page. So the marks after the thirtieth are removed first.
 */
const endsOfLongRuns = /(?<=\p{M}{30})\p{M}+/gu;
/** A letter with its marks and the invisible characters (`DI` is Default_Ignorable_Code_Point) between them. */
const markedLetters = /[^\p{M}\p{Cf}\p{DI}]?[\p{M}\p{Cf}\p{DI}]{2,}/gu;
const mark = /\p{M}/gu;
/** A letter with the maximum of four marks, split at its marks, has five parts. */
const mostParts = 5;

/**
 * Returns the text as the server stores it, except that spaces around the text stay: in NFC, without control
 * characters, and with at most four marks on a letter. `scripts/stored-texts.test.ts` compares the result with
 * `cleanText` of the server.
 */
export const storedText = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(unstored, '')
    .replace(endsOfLongRuns, '')
    .normalize('NFC')
    .replace(markedLetters, (letter) => {
      const [first = ''] = letter;
      let left = mostParts - first.normalize('NFD').split(mark).length;
      return first + letter.slice(first.length).replace(mark, (kept) => (left-- > 0 ? kept : ''));
    });

/** Counts the characters of a text by code point, in the form in which the server stores it. */
export const textLength = (text: string): number => Array.from(storedText(text)).length;
