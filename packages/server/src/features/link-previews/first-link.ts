/** An http or https address, up to the next character that no address contains. */
const WEB_ADDRESS =
  /(?<![\p{L}\p{N}@])https?:\/\/[^\s<>"'`“”„‘’«»\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/giu;
/** Punctuation of the sentence after an address. */
const SENTENCE_END = /[?!.,:;*_~'|^\\]+$/u;
const LONGEST_URL = 2048;

const brackets: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

const countOf = (text: string, character: string): number => text.split(character).length - 1;

/** Removes the punctuation and the closing brackets of the sentence around an address. */
function withoutSentence(address: string): string {
  const text = address.replace(SENTENCE_END, '');
  const isInBrackets = brackets.some(
    ([open, close]) => text.endsWith(close) && countOf(text, close) > countOf(text, open),
  );
  return isInBrackets ? withoutSentence(text.slice(0, -1)) : text;
}

/**
 * Returns the first web address in a text, without its fragment, which no website gets. Returns null if there is none.
 * Only addresses with a protocol count, because "notes.md" may be the name of a file.
 */
export function firstLink(text: string): URL | null {
  for (const [match] of text.matchAll(WEB_ADDRESS)) {
    const address = withoutSentence(match);
    const url = URL.canParse(address) ? new URL(address) : null;
    // In "https://bank.example@evil.example", the text before the @ is not the host.
    if (url === null || url.username !== '' || url.password !== '') continue;
    url.hash = '';
    if (url.href.length <= LONGEST_URL) return url;
  }
  return null;
}
