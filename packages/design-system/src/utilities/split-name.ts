import type { PersonName } from '../components/avatar/initials.ts';

/** The first and the last word of a name that is known as one text, for the initials. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/u);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
