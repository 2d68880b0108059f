import { expect, test } from 'vitest';
import { findTimeZones } from './time-zones.ts';

test('the own zone and the chosen zone come first', () => {
  expect(findTimeZones('', 'America/Chicago', 'Europe/Rome').slice(0, 3)).toEqual([
    'America/Chicago',
    'Europe/Rome',
    'UTC',
  ]);
});

test.each([
  ['new york', 'America/New_York'],
  ['NEW_Y', 'America/New_York'],
  ['america/sao', 'America/Sao_Paulo'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['utc', 'UTC'],
])('%j finds %s', (search, zone) => {
  expect(findTimeZones(search, 'America/Chicago', '')).toContain(zone);
});

test('words that no zone has find nothing', () => {
  expect(findTimeZones('Middle Earth', 'America/Chicago', '')).toEqual([]);
});
