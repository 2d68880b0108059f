import { expect, test } from 'vitest';
import { seemsToNameMinor } from './names-minor.ts';

test.each([
  'Please pray for my son Tim, 9.',
  'Our daughter Ana has surgery on Monday.',
  'Tim (9 years old) is in hospital.',
  'Lucy is 17 years old and needs our prayers.',
  'Por mi hijo Mateo, que está enfermo.',
  'Sofía tiene 12 años y está en el hospital.',
  'Pela minha filha Inês.',
  'O João tem 8 anos e precisa de orações.',
])('“%s” seems to name a minor', (text) => {
  expect(seemsToNameMinor(text)).toBe(true);
});

test.each([
  'Please pray for a sick child.',
  'For my son, who looks for work.',
  'For my mother Maria, who is 81 years old.',
  'Mass on Sunday, 9 August.',
  'Por mi hija, que tiene fiebre.',
  'Pelo meu avô José, 90 anos.',
  'For peace in the Holy Land.',
])('“%s” does not', (text) => {
  expect(seemsToNameMinor(text)).toBe(false);
});
