import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test.each([
  ['', 0],
  ['Maria', 5],
  ['é'.normalize('NFD'), 1],
  ['👼👼', 2],
  ['a\nb', 3],
  [`Z${'\u0335'.repeat(9)}algo`, 9],
])('%j has %d characters', (text, length) => {
  expect(textLength(text)).toBe(length);
});
