import type { Schemas } from '@parvis/api-client';

export type Person = Schemas['Person'];

export const fullName = ({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

export const profilePath = (userId: string): string => `/profile/${userId}`;
