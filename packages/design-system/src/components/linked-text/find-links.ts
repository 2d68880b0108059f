import { LinkifyIt, type Match } from 'linkify-it';

/** A link in a text: its position and its address. */
export type FoundLink = {
  readonly start: number;
  readonly end: number;
  /** An http, https or mailto URL. */
  readonly url: URL;
};

// Without a protocol, only endings that are unlikely as a word after a full stop. linkify-it knows com, org and the
// countries.
const endings = ['app', 'blog', 'catholic', 'church', 'online', 'school', 'site'];

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, maxLength: 2048 })
  .add('ftp:', null)
  .add('//', null)
  .tlds(endings, true);

const protocols = new Set(['http:', 'https:', 'mailto:']);

// Direction marks in an address can show it in a different order from it is read in (UTS #39).
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * "Amen.It is done", "see you.it was good", "notes.md", "at 7.30.pm": a missing space, a file name or a time, not an
 * address. Many words are country domains, so an address without a protocol needs www. or a path.
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

/** "https://bank.example@evil.example": the text before the @ is not the host. */
const hasCredentials = (text: string, end: number): boolean =>
  /^(?::[^\s/]*)?@/u.test(text.slice(end, end + 200));

/** An excerpt may have truncated the address, which would lead elsewhere. */
const isCut = (text: string, end: number): boolean => /^(?:…|\.\.\.)/u.test(text.slice(end, end + 3));

/**
 * "x?bcc=spy@evil.example" and "x?attach=/etc/passwd&to=y@z.example": mail headers, not part of the name before the @
 * (RFC 6068).
 */
const hasMailHeaders = ({ schema, raw }: Match): boolean => schema === 'mailto:' && /[?&#%/=]/u.test(raw);

function urlOf({ schema, url }: Match): URL | null {
  // Browsers try https first for an address without a protocol.
  const address = schema === '' ? url.replace(/^http:/u, 'https:') : url;
  const parsed = URL.canParse(address) ? new URL(address) : null;
  return parsed !== null && protocols.has(parsed.protocol) ? parsed : null;
}

/** The web and email addresses in a text, in order. */
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
