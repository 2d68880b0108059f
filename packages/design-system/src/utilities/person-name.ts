import type { Person, PersonName } from '../components/avatar/initials.ts';

/** A whole name in its first word and its last, of which an avatar takes the initials. */
export function personNameOf(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

/** The parts of somebody's name, from which their avatar is made. */
export const namePartsOf = ({ name, person }: Person): PersonName => person ?? personNameOf(name);
