import { LinkifyIt, type Match } from 'linkify-it';

/** A link in a text: its position and its address. */
export type FoundLink = {
  readonly start: number;
  readonly end: number;
  /** An http, https or mailto URL. */
  readonly url: URL;
};

// Domain endings that are recognized in addresses without a protocol. They are unlikely as the first word after
// a full stop. linkify-it also knows com, org and the endings of countries.
const endings = ['app', 'blog', 'catholic', 'church', 'online', 'school', 'site'];

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, maxLength: 2048 })
  .add('ftp:', null)
  .add('//', null)
  .tlds(endings, true);

const protocols = new Set(['http:', 'https:', 'mailto:']);

// Direction marks can display an address in another order than the one in which it is interpreted (UTS #39).
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Recognizes text that only looks like an address because a space is missing, or because it is a file name or a
 * time: "Amen.It is done", "see you.it was good", "notes.md", "at 7.30.pm". Many words are also the domains of
 * countries. So an address without a protocol counts only with www. or with a path.
 */
function isProse({ schema, text }: Match): boolean {
  if (schema !== '' || text.includes('@')) return false;
  const host = /^[^/?#:]+/u.exec(text)?.[0] ?? '';
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  const isBareCountry = /^[a-z]{2}$/iu.test(ending) && host === text && !/^www\./iu.test(host);
  return (
    isBareCountry ||
    /^\p{Lu}\p{Ll}/u.test(ending) ||
    labels.slice(0, -1).every((label) => /^\d+$/u.test(label))
  );
}

/** In "https://bank.example@evil.example", the text before the @ is not the host. */
const hasCredentials = (text: string, end: number): boolean =>
  /^(?::[^\s/]*)?@/u.test(text.slice(end, end + 200));

/** If an excerpt has truncated the address, the link would lead to another page. */
const isCut = (text: string, end: number): boolean => /^(?:…|\.\.\.)/u.test(text.slice(end, end + 3));

/**
 * Finds email headers in an address, such as "x?bcc=spy@evil.example" or "x?attach=/etc/passwd&to=y@z.example".
 * They are not part of the name before the @ (RFC 6068).
 */
const hasMailHeaders = ({ schema, raw }: Match): boolean => schema === 'mailto:' && /[?&#%/=]/u.test(raw);

function urlOf({ schema, url }: Match): URL | null {
  // Like a browser, this tries https first if an address has no protocol.
  const address = schema === '' ? url.replace(/^http:/u, 'https:') : url;
  const parsed = URL.canParse(address) ? new URL(address) : null;
  return parsed !== null && protocols.has(parsed.protocol) ? parsed : null;
}

/** Finds the web and email addresses in a text, in order. */
export const findLinks = (text: string): FoundLink[] =>
  (linkify.match(text) ?? []).flatMap((match) => {
    const { index: start, lastIndex: end, raw } = match;
    if (
      hasMailHeaders(match) ||
      isProse(match) ||
      hasCredentials(text, end) ||
      isCut(text, end) ||
      directionMarks.test(raw)
    )
      return [];
    const url = urlOf(match);
    return url === null ? [] : [{ start, end, url }];
  });
