import { expect, it } from 'vitest';
import { eventsPath, readEventFilters } from './event-filters.ts';

const through = (address: string) => eventsPath(readEventFilters(new URLSearchParams(address)));

it.each([
  ['', '/events'],
  ['view=going', '/events?view=going'],
  ['view=past&way=online&search=rosary', '/events?view=past&way=online&search=rosary'],
  ['view=coming&way=place', '/events?way=place'],
])('the URL %j is read and written unchanged', (address, path) => {
  expect(through(address)).toBe(path);
});

it.each(['view=elsewhere', 'way=by+boat', 'search=+++'])('%j falls back to the default view', (address) => {
  expect(through(address)).toBe('/events');
});

it('cuts the search text to the server’s limit', () => {
  expect(
    readEventFilters(new URLSearchParams({ search: '✝️'.repeat(300) })).search.length,
  ).toBeLessThanOrEqual(400);
  expect(Array.from(readEventFilters(new URLSearchParams({ search: 'é'.repeat(300) })).search)).toHaveLength(
    200,
  );
});
