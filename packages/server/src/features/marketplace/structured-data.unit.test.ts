import { expect, test } from 'vitest';
import { noDetails } from './details.ts';
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
  ...noDetails,
  created_at: 0,
  updated_at: null,
} as const;
const options = { origin: 'https://parvis.example', path: '/listing/7', picture: null };

test('a listing without text, picture and town has none of them in its structured data', () => {
  expect(productData(row, options)).toEqual({
    '@context': 'https://schema.org',
    '@type': ['Product', 'Book'],
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

test('a car has its make, year and mileage', () => {
  const car = {
    ...row,
    category: 'Cars',
    make: 'Toyota',
    make_key: 'toyota',
    year: 2014,
    mileage: 92_000,
  } as const;
  expect(productData(car, options)).toMatchObject({
    '@type': ['Product', 'Car'],
    brand: { name: 'Toyota' },
    vehicleModelDate: '2014',
    mileageFromOdometer: { value: 92_000, unitCode: 'SMI' },
  });
});

test('a book has its author, language and condition', () => {
  const book = { ...row, author: 'Thomas à Kempis', language: 'la', condition: 'like-new' } as const;
  expect(productData(book, options)).toMatchObject({
    author: { name: 'Thomas à Kempis' },
    inLanguage: 'la',
    itemCondition: 'https://schema.org/UsedCondition',
  });
});
