/** A part of a text. */
export interface SearchResultPart {
  readonly text: string;
  /** Whether the part is a word that was found. It is then highlighted. */
  readonly isMatch?: boolean;
}

/** Adds keys: the place of each part in the text, so that two equal parts have different keys. */
export function keyedParts(parts: readonly SearchResultPart[]) {
  let from = 0;
  return parts.map((part) => {
    const key = from;
    from += part.text.length;
    return { ...part, key };
  });
}
