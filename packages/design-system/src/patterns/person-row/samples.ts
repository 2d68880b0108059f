import { longName, unbrokenWord } from '../feed-post/samples.ts';

export { longName, unbrokenWord };

/** Noon today, so that a story never spans two days, even if it runs around midnight. */
const noon = new Date().setHours(12, 0, 0, 0);

export const beforeNoon = (minutes: number): Date => new Date(noon - minutes * 60_000);

/** An example of a site's own time format. It does not depend on the current time. */
export const timeOfDay = (value: Date): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(value);

export const names = [
  'Agnes Bernard',
  'Dominic Okafor',
  'Monica Rossi',
  'Katharine Kowalska',
  'Cyril Ambrose',
  'Rose Lima',
] as const;

export const manyNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${names[index % names.length]} ${index + 1}`);
