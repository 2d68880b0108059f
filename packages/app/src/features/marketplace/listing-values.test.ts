import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { blankValue, changedFields, faultsOf, fieldsOf, valueOf } from './listing-values.ts';
import { readPrice } from './price-field.ts';
import { sampleListing } from './samples.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const spanish = setupI18n({ locale: 'es', messages: { es: {} } });
const icon = { title: 'Icon', category: 'Books', price: '12', description: '', zip: '' };

describe('a typed price', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12.50', 12.5],
    ['12.', 12],
    ['.5', 0.5],
    ['0012', 12],
    ['1000000', 1_000_000],
    ['1000000.00', 1_000_000],
  ])('%j is %d', (typed, price) => {
    expect(readPrice(typed, 'en')).toBe(price);
  });

  it.each([
    ['', 'missing'],
    [' ', 'missing'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['-$5', 'negative'],
    ['$5', 'currency'],
    ['5 €', 'currency'],
    ['12,50', 'comma'],
    ['1,250', 'comma'],
    ['1e5', 'number'],
    ['1e309', 'number'],
    ['0x10', 'number'],
    ['NaN', 'number'],
    ['Infinity', 'number'],
    ['twelve', 'number'],
    ['.', 'number'],
    ['1.2.3', 'number'],
    ['1 000', 'number'],
    ['12.345', 'decimals'],
    ['12.000', 'decimals'],
    ['1000000.01', 'most'],
    ['9'.repeat(400), 'most'],
  ])('%j is %s', (typed, fault) => {
    expect(readPrice(typed, 'en')).toBe(fault);
  });

  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    [' 12,5 ', 12.5],
    ['12,', 12],
    [',5', 0.5],
    ['1000000,00', 1_000_000],
    ['1250', 1250],
  ])('%j is %d in Spanish', (typed, price) => {
    expect(readPrice(typed, 'es')).toBe(price);
  });

  it.each([
    ['1.234,50', 'comma'],
    ['1,234.50', 'comma'],
    ['1,2,3', 'comma'],
    ['1.250', 'decimals'],
    ['1,250', 'decimals'],
    ['-12,50', 'negative'],
    ['12,50 €', 'currency'],
    ['1000000,01', 'most'],
    [',', 'number'],
  ])('%j is %s in Spanish', (typed, fault) => {
    expect(readPrice(typed, 'es')).toBe(fault);
  });
});

describe('the fields of a listing', () => {
  it('are valid if the server would accept them', () => {
    expect(faultsOf(i18n, icon)).toEqual({});
    const most = { ...icon, title: '😀'.repeat(120), description: '😀'.repeat(5000), zip: ' 02134 ' };
    expect(faultsOf(i18n, most)).toEqual({});
  });

  it.each([
    [{ title: '  ' }, { title: 'Please give it a title.' }],
    [{ title: 'x'.repeat(5000) }, { title: 'Please use at most 120 characters.' }],
    [{ description: 'x'.repeat(5001) }, { description: 'Please use at most 5,000 characters.' }],
    [
      { price: '12,50' },
      { price: 'Please write the price with a point and without commas, such as 1250.50.' },
    ],
    [{ zip: '2134' }, { zip: 'Please enter a ZIP code of five digits.' }],
    [{ zip: 'Boston' }, { zip: 'Please enter a ZIP code of five digits.' }],
  ])('%j is invalid', (wrong, faults) => {
    expect(faultsOf(i18n, { ...icon, ...wrong })).toEqual(faults);
  });

  it('report all errors at once', () => {
    const faults = faultsOf(i18n, { ...icon, title: '', price: '', zip: '1' });
    expect(Object.keys(faults)).toEqual(['title', 'price', 'zip']);
  });

  it('are sent as numbers and as trimmed texts', () => {
    expect(
      fieldsOf(i18n, { ...icon, title: ' Icon ', price: ' 12.50 ', zip: ' 02134 ', category: '' }),
    ).toEqual({
      title: 'Icon',
      price: 12.5,
      description: '',
      category: 'Other',
      zip: '02134',
    });
    expect(() => fieldsOf(i18n, { ...icon, price: '12,50' })).toThrow('The price is not valid');
    expect(fieldsOf(spanish, { ...icon, price: '12,50' })).toMatchObject({ price: 12.5 });
    expect(faultsOf(spanish, { ...icon, price: '12,50' })).toEqual({});
  });
});

describe('the initial form', () => {
  it('has the member’s place', () => {
    expect(blankValue('02134')).toMatchObject({ title: '', zip: '02134' });
    expect(blankValue(null).zip).toBe('');
  });

  it('is the listing, with a formatted price', () => {
    expect(valueOf(i18n, sampleListing(1, { price: 12.5, zip: '02134' }))).toEqual({
      title: '1',
      category: 'Books',
      price: '12.50',
      description: '',
      zip: '02134',
      details: {},
    });
    expect(valueOf(spanish, sampleListing(1, { price: 12.5 }))).toMatchObject({ price: '12,50' });
    expect(valueOf(i18n, sampleListing(1, { price: 20 }))).toMatchObject({ price: '20', zip: '' });
  });

  it('differs from an edited form in the fields that were edited', () => {
    expect(changedFields(icon, icon)).toEqual([]);
    expect(changedFields(icon, { ...icon, title: 'An icon', zip: '02134' })).toEqual(['title', 'zip']);
    expect(changedFields(icon, { ...icon, details: { condition: 'new', make: '' } })).toEqual(['condition']);
  });
});
