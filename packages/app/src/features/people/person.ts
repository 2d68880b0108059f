import type { Schemas } from '@parvis/api-client';

export type Person = Schemas['Person'];

/** The names of a person, equal to the contract's `PersonNames`. */
type PersonNames = Omit<Person, '_id' | 'avatar'>;

/** The full name. Some people have only one name. */
export const fullName = ({ first_name, last_name }: PersonNames): string =>
  last_name === '' ? first_name : `${first_name} ${last_name}`;

/** The parts of the name, for the initials of an avatar. */
export const nameParts = ({ first_name, last_name }: PersonNames) => ({
  first: first_name,
  last: last_name,
});

export const profilePath = (userId: string): string => `/profile/${userId}`;
