import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { readPayment } from './payment-values.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const value = { contact: ' maria@example.org ', fullName: 'Maria Rossi', amount: '12.50', reference: '' };
const errorsOf = (changes: Partial<typeof value>) => {
  const read = readPayment(i18n, { ...value, ...changes });
  return 'errors' in read ? read.errors : {};
};

test('typed values become request fields', () => {
  expect(readPayment(i18n, value)).toEqual({
    fields: { contact: 'maria@example.org', fullName: 'Maria Rossi', amount: 12.5, reference: '' },
  });
});

describe('invalid values are reported at their fields', () => {
  test.each(['contact', 'fullName', 'amount'] as const)('a missing %s', (name) => {
    expect(Object.keys(errorsOf({ [name]: '  ' }))).toEqual([name]);
  });

  test.each(['-1', '0', '0.00', '1e9', '12,50', 'NaN', 'Infinity', '1.005', '10000.01', '1 000', '٣'])(
    'the amount %s',
    (amount) => {
      expect(Object.keys(errorsOf({ amount }))).toEqual(['amount']);
    },
  );

  test.each([
    '<x>@y.zz',
    'maria',
    'maria@example',
    'maria@@example.org',
    'maria rossi@example.org',
    '.maria@example.org',
    'maria@-example.org',
    'maria@example.1',
    '+49 30 123456',
    '(012) 555-0100',
    '212 155 0100',
    '212-555-010',
    '2 212-555-0100',
    `${'1'.repeat(100)}@${'a-'.repeat(45)}`,
  ])('the contact %s', (contact) => {
    expect(errorsOf({ contact })).toEqual({
      contact:
        'Please enter an email address, such as maria@example.org, or a US phone number, such as (212) 555-0100.',
    });
  });

  test('a reference that is too long', () => {
    expect(Object.keys(errorsOf({ reference: 'x'.repeat(141) }))).toEqual(['reference']);
    expect(errorsOf({ reference: 'x'.repeat(140) })).toEqual({});
  });
});

test.each(['0.01', '4.99', '12', '12.5', '10000'])('the amount %s can be sent', (amount) => {
  expect(errorsOf({ amount })).toEqual({});
});

test.each([
  'maria@example.org',
  " o'brien+gifts@mail.parish.example ",
  'josé@correo.español.es',
  'm.r@xn--n3h.example',
  '(212) 555-0100',
  '+1 212.555.0100',
  '1-212-555-0100',
  '+1 (212) 555 0100',
  '2125550100',
  '212‑555‑0100',
])('the contact %s can be sent', (contact) => {
  expect(errorsOf({ contact })).toEqual({});
});
