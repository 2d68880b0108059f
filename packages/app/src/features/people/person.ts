import type { Schemas } from '@parvis/api-client';

export type Person = Schemas['Person'];

/** The full name; a person may have a single name. */
export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  last_name === '' ? first_name : `${first_name} ${last_name}`;

/** The parts of the name, for the initials of an avatar. */
export const nameParts = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) => ({
  first: first_name,
  last: last_name,
});

export const profilePath = (userId: string): string => `/profile/${userId}`;
