import { beginningOf } from '../text.ts';
import { runsOf, UNSPACED } from '../text-words.ts';
import type { Alternative, Sought } from './sought.ts';

/** A word of a text, with its place there. */
interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A word with its marks, and with the apostrophes and invisible characters that the normalization removes. */
const TOKENS =
  /\p{Extended_Pictographic}|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['`\u00B4\u02B9-\u02BF\u2018-\u201B\u2032\uA78B\uA78C](?=[\p{L}\p{N}]))*/gu;
const SPACES = /\s+/gu;
const LAST_WORD = /\s+\S*$/u;

/** The maximum number of characters of an excerpt, and of those before its first match. */
const EXCERPT = 200;
const BEFORE = 60;

/** A part of a text. Parts with `isMatch` are the words that were found. */
export interface TextPart {
  readonly text: string;
  readonly isMatch?: true;
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKENS), (match) => {
    const [token] = match;
    const [word = ''] = runsOf(token);
    return {
      word: UNSPACED.test(word) ? word : beginningOf(word),
      from: match.index,
      to: match.index + token.length,
    };
  });
}

/** Whether a word of a text is the sought word. A word of a term may also be in the plural. */
function isWord(word: string, sought: string, isPrefix: boolean): boolean {
  if (word === sought || word === `${sought}s` || word === `${sought}es`) return true;
  return isPrefix && (UNSPACED.test(sought) ? word.includes(sought) : word.startsWith(sought));
}

const beginsPhrase = (tokens: readonly Token[], at: number, { words, isPrefix }: Alternative): boolean =>
  words.every((sought, index) => isWord(tokens[at + index]?.word ?? '', sought, isPrefix));

/** Whether the text has the phrases of the search. The index finds words, but not their order. */
export function hasPhrases(text: string, sought: Sought): boolean {
  const inOrder = sought.filter((term) => term.some(({ isPhrase }) => isPhrase));
  if (inOrder.length === 0) return true;
  const tokens = tokensOf(text);
  return inOrder.every((term) =>
    term.some((alternative) =>
      alternative.isPhrase
        ? tokens.some((_, at) => beginsPhrase(tokens, at, alternative))
        : alternative.words.every((word) =>
            tokens.some((token) => isWord(token.word, word, alternative.isPrefix)),
          ),
    ),
  );
}

/** The tokens that belong to a match. */
function matchedTokens(tokens: readonly Token[], sought: Sought): Token[] {
  const matched = new Set<number>();
  for (const alternative of sought.flat()) {
    for (const at of tokens.keys()) {
      if (!alternative.isPhrase) {
        const { words, isPrefix } = alternative;
        if (words.some((word) => isWord(tokens[at]?.word ?? '', word, isPrefix))) matched.add(at);
      } else if (beginsPhrase(tokens, at, alternative)) {
        for (const index of alternative.words.keys()) matched.add(at + index);
      }
    }
  }
  return tokens.filter((_, at) => matched.has(at));
}

function partsOf(text: string, matched: readonly Token[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { from, to } of matched) {
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), isMatch: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Returns the whole text in one line, in parts. */
export function markText(text: string, sought: Sought): TextPart[] {
  const line = text.replaceAll(SPACES, ' ').trim();
  return partsOf(line, matchedTokens(tokensOf(line), sought));
}

/** Returns the part of the text around its first match, in one line and in parts. Whole words are cut off. */
export function excerptOf(text: string, sought: Sought): TextPart[] {
  const line = text.replaceAll(SPACES, ' ').trim();
  const tokens = tokensOf(line);
  const matched = matchedTokens(tokens, sought);
  const first = matched[0]?.from ?? 0;
  const begin = first <= BEFORE ? 0 : (tokens.find(({ from }) => from >= first - BEFORE)?.from ?? 0);
  const isWhole = line.length - begin <= EXCERPT;
  const cut = line.slice(begin, begin + EXCERPT);
  // A long text without spaces is cut between two characters.
  const body = isWhole ? cut : cut.replace(LAST_WORD, '').replace(/\p{Surrogate}$/u, '');
  const shown = matched
    .map((token) => ({ ...token, from: token.from - begin, to: Math.min(token.to - begin, body.length) }))
    .filter(({ from }) => from < body.length);
  const parts = partsOf(body, shown);
  return [...(begin === 0 ? [] : [{ text: '…' }]), ...parts, ...(isWhole ? [] : [{ text: '…' }])];
}
