import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { readPayment } from './payment-values.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const value = { contact: ' maria@example.org ', fullName: 'Maria Rossi', amount: '12.50', reference: '' };
const errorsOf = (changes: Partial<typeof value>) => {
  const read = readPayment(i18n, { ...value, ...changes });
  return 'errors' in read ? read.errors : {};
};

test('what is written becomes what is sent', () => {
  expect(readPayment(i18n, value)).toEqual({
    fields: { contact: 'maria@example.org', fullName: 'Maria Rossi', amount: 12.5, reference: '' },
  });
});

describe('what cannot be sent is said at its field', () => {
  test.each(['contact', 'fullName', 'amount'] as const)('a missing %s', (name) => {
    expect(Object.keys(errorsOf({ [name]: '  ' }))).toEqual([name]);
  });

  test.each(['-1', '0', '0.00', '1e9', '12,50', 'NaN', 'Infinity', '1.005', '10000.01', '1 000', '٣'])(
    'the amount %s',
    (amount) => {
      expect(Object.keys(errorsOf({ amount }))).toEqual(['amount']);
    },
  );

  test('a reference that is too long', () => {
    expect(Object.keys(errorsOf({ reference: 'x'.repeat(141) }))).toEqual(['reference']);
    expect(errorsOf({ reference: 'x'.repeat(140) })).toEqual({});
  });
});

test.each(['0.01', '4.99', '12', '12.5', '10000'])('the amount %s can be sent', (amount) => {
  expect(errorsOf({ amount })).toEqual({});
});
