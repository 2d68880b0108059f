import { LinkifyIt, type Match, type SchemaOpts } from 'linkify-it';
import { AddressPatterns, unspaced } from './address-patterns.ts';

/** A link in a text: its position and its address. */
export type FoundLink = {
  readonly start: number;
  readonly end: number;
  /** An http, https or mailto URL. */
  readonly url: URL;
};

// Domain endings that are recognized in addresses without a protocol. A sentence rarely begins with one of these words,
// so a missing space before a sentence rarely makes an address. linkify-it also knows com, org and the endings of
// countries.
const endings = ['app', 'blog', 'catholic', 'church', 'online', 'school', 'site'];

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const opening = new Set(Object.values(brackets));
const punctuation = new Set("?!.,:;*_~'|^\\");

/** Returns the position of the first bracket that has no counterpart, or the length of the text. */
function endOfBalanced(text: string): number {
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const counterpart = brackets[character];
    if (opening.has(character)) open.push(at);
    if (counterpart === undefined) continue;
    const last = open.pop();
    if (last === undefined) return at;
    if (text.charAt(last) !== counterpart) return open[0] ?? last;
  }
  return open[0] ?? text.length;
}

/** Returns the length of an address without the brackets and the punctuation of the sentence around it. */
function lengthOf(address: string): number {
  let end = endOfBalanced(address);
  while (punctuation.has(address.charAt(end - 1))) end -= 1;
  return end;
}

const webAddress: SchemaOpts = {
  validate: (text, start, { re }) => {
    const pattern = re.get_http_validator();
    pattern.lastIndex = start;
    return lengthOf(pattern.exec(text)?.[0] ?? '');
  },
};

const linkify = new LinkifyIt({
  fuzzyLink: true,
  fuzzyEmail: true,
  maxLength: 2048,
  rebuilder: new AddressPatterns(),
})
  .add('http:', webAddress)
  .add('https:', webAddress)
  .add('ftp:', null)
  .add('//', null)
  .tlds(endings, true);

const protocols = new Set(['http:', 'https:', 'mailto:']);

// Direction marks can display an address in another order than the one in which it is interpreted (UTS #39).
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** The position of an address, its text, and the protocol if it has one. */
type Address = {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly schema: string;
};

const lettersBefore = new RegExp(`^${unspaced}+(?=[a-z0-9])`, 'i');
// The ending of a domain never mixes Latin letters and others.
const lettersAfterHost =
  /^(?<address>(?:https?:\/\/|mailto:)?[^/?#]*\.[a-z]{2,})[^\0-\x7F][^.]*(?:[/?#]|$)/iu;

/** Removes the parts of the sentence that the library has taken for a part of the address. */
function addressOf({ index, lastIndex, raw, schema }: Match, text: string): Address {
  // In "_john@parish.org", the underscore belongs to the address. With a second underscore after the address, both are
  // formatting.
  const isFormatted = text.charAt(index - 1) !== '_' || text.charAt(lastIndex) === '_';
  const underscores = schema === 'mailto:' && !isFormatted ? 1 : 0;
  const letters = schema === '' ? (lettersBefore.exec(raw)?.[0].length ?? 0) : 0;
  const start = index + letters - underscores;
  const found = text.slice(start, lastIndex);
  const address = lettersAfterHost.exec(found)?.groups?.['address'] ?? found;
  const end = start + (schema === 'mailto:' ? address.length : lengthOf(address));
  return { start, end, raw: text.slice(start, end), schema };
}

/**
 * Recognizes text that only looks like an address: a space is missing after a sentence, or the text is a file name or a
 * time. Examples: "Amen.It is done", "see you.it was good", "notes.md", "at 7.30.pm". Many words are also the endings
 * of countries. So an address that has such an ending and no protocol counts only with www. or with a path.
 */
function isProse({ schema, raw }: Address): boolean {
  if (schema !== '') return false;
  const host = /^[^/?#:]+/u.exec(raw)?.[0] ?? '';
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  const isBareCountry = /^[a-z]{2}$/iu.test(ending) && !/[/?#]/u.test(raw) && !/^www\./iu.test(host);
  return (
    isBareCountry ||
    /^\p{Lu}\p{Ll}/u.test(ending) ||
    labels.slice(0, -1).every((label) => /^\d+$/u.test(label))
  );
}

/** In "https://bank.example@evil.example", the text before the @ is not the host. */
const hasCredentials = (text: string, end: number): boolean =>
  /^(?:[:~`|^+=$][^\s/]*)?@/u.test(text.slice(end, end + 200));

/**
 * Finds email headers in an address, such as "x?bcc=spy@evil.example" or "x?attach=/etc/passwd&to=y@z.example". The
 * name before the @ must not contain the characters of such headers (RFC 6068).
 */
const hasMailHeaders = ({ schema, raw }: Address): boolean => schema === 'mailto:' && /[?&#%/=]/u.test(raw);

function urlOf({ schema, raw }: Address): URL | null {
  // Like a browser, this tries https first if an address has no protocol.
  const protocol = schema === '' ? 'https://' : schema;
  const address = schema !== '' && raw.toLowerCase().startsWith(schema) ? raw : `${protocol}${raw}`;
  const parsed = URL.canParse(address) ? new URL(address) : null;
  return parsed !== null && protocols.has(parsed.protocol) ? parsed : null;
}

/** Finds the web and email addresses in a text, in order. */
export const findLinks = (text: string): FoundLink[] =>
  (linkify.match(text) ?? []).flatMap((match) => {
    const address = addressOf(match, text);
    const { start, end, raw } = address;
    if (hasMailHeaders(address) || isProse(address) || hasCredentials(text, end) || directionMarks.test(raw))
      return [];
    const url = urlOf(address);
    return url === null ? [] : [{ start, end, url }];
  });
