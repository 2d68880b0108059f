import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { compileLiteral } from '../../i18n/compile-literal.ts';
import { detailFaults, detailRequest, detailValues, formFields } from './detail-values.ts';
import { detailItems } from './listing-details.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler(compileLiteral);
const everything = {
  make: ' Toyota ',
  year: '2014',
  mileage: '92,000',
  author: 'Augustine',
  language: 'la',
  condition: 'good',
};

describe('the details of a request', () => {
  it.each([
    ['Cars', { make: 'Toyota', year: 2014, mileage: 92_000 }],
    ['Books', { author: 'Augustine', language: 'la', condition: 'good' }],
    ['Religious Art', { condition: 'good' }],
    ['', {}],
  ])('are those of %s', (category, expected) => {
    expect(detailRequest(i18n, category, everything)).toEqual(expected);
  });

  it('are only empty if the listing had them', () => {
    const cars = detailRequest(i18n, 'Cars', {}, everything);
    expect(cars).toEqual({ make: '', year: null, mileage: null });
    expect(formFields(cars)).toEqual({ make: '', year: '', mileage: '' });
    expect(detailRequest(i18n, 'Books', {}, everything)).toEqual({ author: '', language: '', condition: '' });
    expect(detailRequest(i18n, 'Books')).toEqual({});
  });
});

it.each([
  ['year', '1885'],
  ['year', '3000'],
  ['year', '14'],
  ['mileage', 'many'],
  ['mileage', '12.5'],
  ['mileage', '2000001'],
  ['make', 'x'.repeat(41)],
])('the %s %s has a fault', (name, text) => {
  expect(detailFaults(i18n, 'Cars', { [name]: text })[name]).toBeTypeOf('string');
});

it.each(['92000', '92,000', '92.000', '1 200 000', '0', ''])('the mileage %j has no fault', (mileage) => {
  expect(detailFaults(i18n, 'Cars', { mileage })['mileage']).toBeNull();
});

it('a listing has its details in the form and, in words, on its page', () => {
  const car = { make: 'Toyota', year: 2014, mileage: 92_000 };
  expect(detailValues(car)).toEqual({ make: 'Toyota', year: '2014', mileage: '92000' });
  expect(detailItems(i18n, car)).toEqual([
    { term: 'Make', value: 'Toyota' },
    { term: 'Year', value: '2014' },
    { term: 'Mileage', value: '92,000 miles' },
  ]);
  const book = { author: 'Augustine', language: 'la', condition: 'like-new' } as const;
  expect(detailItems(i18n, book).map(({ value }) => value)).toEqual(['Augustine', 'Latin', 'Like new']);
});
