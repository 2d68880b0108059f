import { expect, test } from 'vitest';
import { massPath, massQuestion, readMassFilters } from './mass-filters.ts';

const read = (address: string, ownZip = '') => readMassFilters(new URLSearchParams(address), ownZip);

test('the address contains the question, without what is usual', () => {
  const address = 'zip=02134&day=2026-12-06&after=17%3A00&language=es&distance=50&confession=true&sort=time';
  expect(massPath(read(address))).toBe(`/mass?${address}`);
  expect(massPath(read('zip=02134&distance=25&sort=distance&confession=false'))).toBe('/mass?zip=02134');
});

test("an address without a ZIP code asks near the member's own", () => {
  expect(read('', '62701').zip).toBe('62701');
  expect(read('zip=', '62701').zip).toBe('');
});

test('nothing is asked without a ZIP code of five digits', () => {
  expect(massQuestion(read('zip=213'))).toBeNull();
  expect(massQuestion(read(`zip=${'9'.repeat(10_000)}`))).toBeNull();
  expect(massQuestion(read('zip=02134&language=es'))).toEqual({
    zip: '02134',
    distance: 25,
    sort: 'distance',
    language: 'es',
  });
});
