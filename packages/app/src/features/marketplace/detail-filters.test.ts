import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileLiteral } from '../../i18n/compile-literal.ts';
import { detailChoices, detailNames, matchesDetails, noDetailFilters } from './detail-filters.ts';
import {
  filtersOf,
  isFound,
  isNarrowed,
  narrowingOf,
  noFilters,
  readFilters,
  writeFilters,
} from './listing-filters.ts';
import { sampleListing } from './samples.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileLiteral);

const read = (address: string) => readFilters(new URLSearchParams(address)).details;

describe('the details in the URL', () => {
  it.each([
    'category=Cars&make=Ford&minYear=2010&maxYear=2020&maxMileage=50000',
    'category=Books&condition=fair&language=la',
    'category=Other&condition=new',
  ])('%s are read and written', (address) => {
    const filters = readFilters(new URLSearchParams(address));
    expect(writeFilters(filters).toString()).toBe(address);
    expect(isNarrowed({ ...filters, category: null })).toBe(true);
  });

  it.each([
    'make=Ford',
    'category=Cars&condition=new',
    'category=Books&make=Ford',
    'category=Other&language=la',
    'category=Books&language=tlh',
    'category=Other&condition=used',
    'category=Cars&minYear=1700',
    'category=Cars&maxYear=3000',
    'category=Cars&maxMileage=-5',
    'category=Cars&maxMileage=1e3',
    'category=Cars&make=%20',
  ])('%s are dropped', (address) => {
    expect(read(address)).toEqual(noDetailFilters);
  });

  it('have the earlier year first', () => {
    expect(read('category=Cars&minYear=2020&maxYear=2010')).toMatchObject({ minYear: 2010, maxYear: 2020 });
  });
});

it('a saved search keeps the details', () => {
  const filters = readFilters(new URLSearchParams('category=Cars&make=Ford&maxMileage=50000'));
  const sent = narrowingOf(filters);
  expect(sent).toEqual({ category: 'Cars', make: 'Ford', maxMileage: 50_000 });
  const saved = {
    _id: '1',
    search: '',
    minPrice: null,
    maxPrice: null,
    distance: null,
    zip: null,
    createdAt: '2026-11-29T10:00:00Z',
    ...sent,
    category: 'Cars',
  } as const;
  expect(filtersOf(saved)).toEqual(filters);
});

describe('a listing is found by its details', () => {
  const car = sampleListing(1, { category: 'Cars', make: 'Citroën', year: 2014, mileage: 92_000 });
  const book = sampleListing(2, { language: 'la', condition: 'fair' });
  it.each([
    [car, { make: 'citroen' }, true],
    [car, { make: 'Ford' }, false],
    [car, { minYear: 2014, maxYear: 2014 }, true],
    [car, { minYear: 2015 }, false],
    [car, { maxYear: 2013 }, false],
    [car, { maxMileage: 91_999 }, false],
    [book, { language: 'la', condition: 'fair' }, true],
    [book, { language: 'en' }, false],
    [book, { condition: 'new' }, false],
    [book, { minYear: 1900 }, false],
  ] as const)('%#', (listing, details, expected) => {
    expect(matchesDetails({ ...noDetailFilters, ...details }, listing)).toBe(expected);
    const filters = { ...noFilters, details: { ...noDetailFilters, ...details } };
    expect(isFound(filters, listing)).toBe(expected);
  });
});

describe('the choices', () => {
  it('are those of the category, and the chosen make even if it is not offered', () => {
    const namesFor = (category: 'Cars' | 'Books' | 'Other' | null) =>
      detailChoices(i18n, category, noDetailFilters).map(({ name }) => name);
    expect(namesFor(null)).toEqual([]);
    expect(namesFor('Cars')).toEqual(['make', 'minYear', 'maxYear', 'maxMileage']);
    expect(namesFor('Books')).toEqual(['language', 'condition']);
    expect(namesFor('Other')).toEqual(['condition']);
    const [make] = detailChoices(i18n, 'Cars', { ...noDetailFilters, make: 'Saab' });
    expect(make?.options.at(-1)).toEqual({ value: 'Saab', label: 'Saab' });
  });

  it('name a search', () => {
    const details = { ...noDetailFilters, make: 'Ford', minYear: 2010, maxMileage: 50_000 };
    expect(detailNames(i18n, 'Cars', details)).toEqual(['Ford', 'From 2010', 'Up to 50,000 miles']);
    expect(detailNames(i18n, 'Books', { ...noDetailFilters, language: 'la', condition: 'fair' })).toEqual([
      'Latin',
      'Fair',
    ]);
  });
});
