/** The `@` before the caret, and the beginning of a name after it. */
export type ActiveMention = {
  /** The index of the `@`. */
  readonly start: number;
  readonly query: string;
};

const longest = 50;
/** A name has at most this many words, so that a sentence after an `@` is no search. */
const mostWords = 4;

// No name has an emoji.
const beforeCaret =
  /(?<![\p{L}\p{M}\p{N}_])@(?<query>[^\s@\p{Extended_Pictographic}][^\n@\p{Extended_Pictographic}]*|)$/u;

/** Returns the mention that is being written at the caret, or null. */
export function activeMention(text: string, caret: number): ActiveMention | null {
  const query = beforeCaret.exec(text.slice(0, caret))?.groups?.['query'];
  if (query === undefined || query.length > longest || /\s{2}$/u.test(query)) return null;
  return query.split(/\s+/u).length > mostWords ? null : { start: caret - query.length - 1, query };
}
