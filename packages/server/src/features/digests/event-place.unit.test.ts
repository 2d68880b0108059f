import { expect, test } from 'vitest';
import { eventPlace } from './event-place.ts';

const home = { parish: 'St. Mary', diocese: 'Boston', town: 'Quincy' };

test.each([
  ['parish', 'Fish fry', 'St. Mary, Quincy'],
  ['parish', 'Fish fry of St. Mary', 'Parish hall, Boston'],
  ['diocese', 'Procession', 'Cathedral, Boston'],
  ['town', 'Choir', 'Main hall, Quincy'],
  ['name', 'Fish fry', 'St. Mary, Chicago'],
  ['name', 'Novena to St. Mary', ''],
  [null, 'Quincy reads', 'Chicago'],
  [null, 'Fish fry', 'St. Joseph, Chicago'],
])('the place is %s for “%s” at “%s”', (expected, title, place) => {
  expect(eventPlace(home, title, place)).toBe(expected);
});

test('a town that is called like the parish does not make the parish certain', () => {
  const louis = { parish: 'St. Louis', diocese: '', town: 'St. Louis' };
  expect(eventPlace(louis, 'Supper', 'St. Louis, Chicago')).toBe('town');
});

test('without a home, an event is nowhere near', () => {
  expect(eventPlace({ parish: '', diocese: '', town: '' }, 'Supper', 'St. Mary, Quincy')).toBeNull();
});
