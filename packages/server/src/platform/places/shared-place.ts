import { soughtTextWords, textWords } from '../text-words.ts';

/** The parish and the diocese that a member has named; empty if the questionnaire is not answered. */
export interface Place {
  readonly parish: string;
  readonly diocese: string;
}

/** Whether the words of a text contain all words of the name. */
export function namesAll(text: ReadonlySet<string>, name: string): boolean {
  const words = soughtTextWords(name);
  return words.length > 0 && words.every((word) => text.has(word));
}

/** The words of a text that are not in the name of a parish. Many parishes have the same name, so these say which it is. */
export function wordsBeside(text: ReadonlySet<string>, parish: string): ReadonlySet<string> {
  const ofParish = new Set(textWords(parish));
  return new Set([...text].filter((word) => !ofParish.has(word)));
}

/**
 * Returns whether a text names the member's parish with its diocese, or the diocese. If it names neither, returns
 * `otherwise`.
 */
export function sharedPlace<Otherwise extends string>(
  { parish, diocese }: Place,
  text: string,
  otherwise: Otherwise,
): 'parish' | 'diocese' | Otherwise {
  const words = new Set(textWords(text));
  if (namesAll(words, parish) && namesAll(wordsBeside(words, parish), diocese)) return 'parish';
  return namesAll(words, diocese) ? 'diocese' : otherwise;
}
