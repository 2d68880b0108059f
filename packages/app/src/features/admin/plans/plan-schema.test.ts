import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { issuesOf } from '../../../forms/issues.ts';
import { planSchema } from './plan-schema.ts';

const schema = planSchema(setupI18n({ locale: 'en', messages: { en: {} } }));
const plan = { name: ' Disciple ', description: '', price: '5', benefits: '', highlight: false };

describe('a typed plan', () => {
  test('is trimmed, with one benefit per line', () => {
    const typed = { ...plan, price: ' 7.50 ', benefits: ' Everything in Free \n\n A candle\n' };
    expect(v.parse(schema, typed)).toEqual({
      name: 'Disciple',
      description: '',
      price: 7.5,
      benefits: ['Everything in Free', 'A candle'],
      highlight: false,
    });
  });

  test.each(['0', '0.01', '10000', '12.5', '12,50'])('can cost %s', (price) => {
    expect(issuesOf(schema, { ...plan, price })).toEqual({});
  });

  test.each(['', '-1', '10000.01', '1,000', '1,000.50', '1e3', 'NaN', '1.005', 'five', '0x10'])(
    'cannot cost %j',
    (price) => {
      expect(issuesOf(schema, { ...plan, price })).toEqual({
        price: 'Please enter an amount from 0 to 10000, such as 5 or 7.50.',
      });
    },
  );

  test.each([
    ['name', '  ', 'Please enter a name.'],
    ['name', 'é'.repeat(41), 'Please use at most 40 characters.'],
    ['description', 'a'.repeat(301), 'Please use at most 300 characters.'],
    ['benefits', 'a\n'.repeat(21), 'At most 20 lines, please.'],
    ['benefits', 'a'.repeat(121), 'At most 120 characters in a line, please.'],
  ])('is invalid because of its %s', (field, value, message) => {
    expect(issuesOf(schema, { ...plan, [field]: value })).toEqual({ [field]: message });
  });
});
