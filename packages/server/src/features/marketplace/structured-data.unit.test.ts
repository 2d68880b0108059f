import { expect, test } from 'vitest';
import { productData } from './structured-data.ts';

const row = {
  id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d',
  title: 'Missal',
  description: ' ',
  category: 'Books',
  price: 1999,
  status: 'available',
  town: null,
  state: null,
  created_at: 0,
  updated_at: null,
} as const;
const options = { origin: 'https://parvis.example', path: '/listing/7', picture: null };

test('a listing without text, picture and town has none of them in its structured data', () => {
  expect(productData(row, options)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    url: 'https://parvis.example/listing/7',
    name: 'Missal',
    category: 'Books',
    offers: {
      '@type': 'Offer',
      url: 'https://parvis.example/listing/7',
      price: '19.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

test.each([
  ['available', 'InStock'],
  ['reserved', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
] as const)('%s is %s', (status, availability) => {
  expect(productData({ ...row, status }, options)).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});
