import { soughtTextWords, textWords } from '../text-words.ts';

/** The parish and the diocese that a member has named; empty if the questionnaire is not answered. */
export interface Place {
  readonly parish: string;
  readonly diocese: string;
}

/** Whether the text contains all words of the name. */
function names(text: ReadonlySet<string>, name: string): boolean {
  const words = soughtTextWords(name);
  return words.length > 0 && words.every((word) => text.has(word));
}

/** Returns whether a text names the member's parish or diocese. If it names neither, returns `otherwise`. */
export function sharedPlace<Otherwise extends string>(
  { parish, diocese }: Place,
  text: string,
  otherwise: Otherwise,
): 'parish' | 'diocese' | Otherwise {
  const words = new Set(textWords(text));
  if (names(words, parish)) return 'parish';
  return names(words, diocese) ? 'diocese' : otherwise;
}
