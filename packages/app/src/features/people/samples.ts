import type { Person } from './person.ts';

export const samplePerson = (changes: Partial<Person> = {}): Person => ({
  _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
  first_name: 'Maria',
  last_name: 'Rossi',
  avatar: null,
  ...changes,
});
