import type { Person, PersonName } from '../components/avatar/initials.ts';

/** Splits a full name into its first and last word. An avatar shows their initials. */
export function personNameOf(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

/** Returns the name parts of a person, for the avatar. */
export const namePartsOf = ({ name, person }: Person): PersonName => person ?? personNameOf(name);
