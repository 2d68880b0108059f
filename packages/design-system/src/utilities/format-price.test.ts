import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it.each([
  [1250, 'USD', 'en', '$1,250'],
  [12.5, 'USD', 'en', '$12.50'],
  [0, 'USD', 'en', '$0'],
  [4500, 'EUR', 'es', '4500 €'],
  [-1, 'USD', 'en', null],
  [Number.NaN, 'USD', 'en', null],
  [Number.POSITIVE_INFINITY, 'USD', 'en', null],
])('formats %d %s in %s as %s', (price, currency, locale, written) => {
  expect(formatPrice(price, currency, locale)?.replaceAll(/\s/gu, ' ') ?? null).toBe(written);
});
