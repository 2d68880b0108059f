const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s_/-]+/u)
    .filter((word) => word !== '');

/** The list is short, because people type a part of the name. */
const MOST = 50;

/** The time zones whose names have all words of the search, the reader's own zone first. */
export function findTimeZones(search: string, own: string, chosen: string): readonly string[] {
  // The browser's list lacks UTC, and can lack a zone that the server knows.
  const all = new Set([
    own,
    ...(chosen === '' ? [] : [chosen]),
    'UTC',
    ...Intl.supportedValuesOf('timeZone'),
  ]);
  const sought = wordsOf(search);
  return [...all]
    .filter((zone) => {
      const words = wordsOf(zone);
      return sought.every((part) => words.some((word) => word.startsWith(part)));
    })
    .slice(0, MOST);
}
