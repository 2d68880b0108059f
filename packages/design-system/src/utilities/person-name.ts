import type { Person, PersonName } from '../components/avatar/initials.ts';

/** Splits a full name into its first and last word, for an avatar's initials. */
export function personNameOf(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

/** The name parts of a person, for their avatar. */
export const namePartsOf = ({ name, person }: Person): PersonName => person ?? personNameOf(name);
