import type { Schemas } from '@parvis/api-client';

export type Person = Schemas['Person'];

export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The parts of the name, of which an avatar takes the initials. */
export const nameParts = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>) => ({
  first: first_name,
  last: last_name,
});

export const profilePath = (userId: string): string => `/profile/${userId}`;
