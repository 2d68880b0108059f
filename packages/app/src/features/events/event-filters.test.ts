import { expect, it } from 'vitest';
import { eventsPath, readEventFilters } from './event-filters.ts';

const through = (address: string) => eventsPath(readEventFilters(new URLSearchParams(address)));

it.each([
  ['', '/events'],
  ['view=going', '/events?view=going'],
  ['view=past&way=online&search=rosary', '/events?view=past&way=online&search=rosary'],
  ['view=coming&way=place', '/events?way=place'],
])('the address %j is kept', (address, path) => {
  expect(through(address)).toBe(path);
});

it.each(['view=elsewhere', 'way=by+boat', 'search=+++'])('%j asks for what there is', (address) => {
  expect(through(address)).toBe('/events');
});

it('looks for no more than the server takes', () => {
  expect(
    readEventFilters(new URLSearchParams({ search: '✝️'.repeat(300) })).search.length,
  ).toBeLessThanOrEqual(400);
  expect(Array.from(readEventFilters(new URLSearchParams({ search: 'é'.repeat(300) })).search)).toHaveLength(
    200,
  );
});
