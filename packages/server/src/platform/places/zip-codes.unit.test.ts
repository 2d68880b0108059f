import { beforeAll, describe, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { zipCodes, type ZipCodes } from './zip-codes.ts';

let zips: ZipCodes;

beforeAll(async () => {
  zips = await zipCodes();
});

const digits = (number: number): string => String(number).padStart(5, '0');
const all = (): string[] =>
  Array.from({ length: 100_000 }, (_, number) => digits(number)).filter((zip) => zips.find(zip) !== null);
const townOf = (zip: string): string => {
  const place = zips.find(zip);
  return `${place?.town}, ${place?.state}`;
};

test('every ZIP code of the package has its town, and there are no others', () => {
  const places = Object.values(zipcodes.codes).filter(({ country }) => country === 'US');
  const missing = places.filter(({ zip, city, state }) => townOf(zip) !== `${city}, ${state}`);
  expect(missing).toEqual([]);
  expect(all()).toHaveLength(places.length);
});

test.each(['', '1', '1000', '100001', '1e4', '-1234', ' 1000', '10 01'])('%o is no ZIP code', (text) => {
  expect(zips.find(text)).toBeNull();
});

test.each([
  ['606', 'Chicago, IL', 41.9, -87.6],
  ['100', 'New York, NY', 40.75, -73.98],
])('the area %s has the label %s', (digits, label, latitude, longitude) => {
  const area = zips.area(digits);
  expect(area?.label).toBe(label);
  expect(area?.zip.slice(0, 3)).toBe(digits);
  expect(area?.latitude).toBeCloseTo(latitude, 0);
  expect(area?.longitude).toBeCloseTo(longitude, 0);
});

test.each(['000', '12', '1234', 'abc', '999999'])('there is no area %s', (digits) => {
  expect(zips.area(digits)).toBeNull();
});

describe('distances', () => {
  test.each([
    ['02134', '10001', 184],
    ['90012', '10001', 2447],
    ['94103', '02134', 2689],
    ['19104', '10001', 81],
    ['75201', '77002', 218],
  ])('from %s to %s equal those on the map', (from, to, miles) => {
    expect(Math.round(zips.distance(from, to) ?? 0)).toBe(miles);
    expect(zips.distance(to, from)).toBe(zips.distance(from, to));
  });

  test('exist between known places only', () => {
    expect(zips.distance('00000', '10001')).toBeNull();
    expect(zips.distance('10001', '00000')).toBeNull();
    expect(zips.within('00000', 50)).toEqual([]);
  });

  test('are measured between towns, from any ZIP code', () => {
    const everywhere = all();
    const chicago = everywhere.filter((zip) => townOf(zip) === 'Chicago, IL');
    expect(chicago.length).toBeGreaterThan(50);
    for (const from of everywhere.filter((_, index) => index % 50 === 0)) {
      expect(new Set(chicago.map((zip) => zips.distance(from, zip))).size).toBe(1);
    }
    const [home = ''] = chicago;
    expect(zips.distance(home, chicago.at(-1) ?? '')).toBe(0);
  });

  test.each([5, 10, 25, 50])(
    'of %i miles include whole towns, and only those that are near enough',
    (miles) => {
      const everywhere = all();
      for (const from of ['60614', '10001', '02134', '94103', '99501', '59301']) {
        const near = new Set(zips.within(from, miles));
        const nearer = everywhere.filter((zip) => (zips.distance(from, zip) ?? miles + 1) <= miles);
        expect([...near].toSorted()).toEqual(nearer);
        const towns = new Set(nearer.map(townOf));
        expect(everywhere.filter((zip) => towns.has(townOf(zip)))).toEqual(nearer);
        expect(near.has(from)).toBe(true);
      }
    },
  );
});
