import { expect, test } from 'vitest';
import { firstLink } from './first-link.ts';

test.each([
  ['See https://parish.example/mass.', 'https://parish.example/mass'],
  ['(https://parish.example/wiki/Mass_(liturgy))', 'https://parish.example/wiki/Mass_(liturgy)'],
  ['“https://parish.example/a”, he said', 'https://parish.example/a'],
  ['https://one.example and https://two.example', 'https://one.example/'],
  ['HTTPS://Parish.example/Å#part', 'https://parish.example/%C3%85'],
  ['https://bank.example@evil.example then https://parish.example', 'https://parish.example/'],
  ['https://:80/ then http://parish.example', 'http://parish.example/'],
])('in %j the first link is %s', (text, link) => {
  expect(firstLink(text)?.href).toBe(link);
});

test.each([
  'no link',
  'parish.example',
  'notes.md',
  'mailto:maria@parish.example',
  'javascript:alert(1)',
  'data:text/html,x',
  `https://parish.example/${'x'.repeat(2048)}`,
])('%j has no link', (text) => {
  expect(firstLink(text)).toBeNull();
});
