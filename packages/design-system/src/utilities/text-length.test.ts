import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test.each([
  ['', 0],
  ['Maria', 5],
  ['é'.normalize('NFD'), 1],
  ['👼👼', 2],
  ['a\nb', 3],
  // The server stores four marks on a letter.
  [`Z${'\u0335'.repeat(9)}algo`, 9],
  ['a\u0300\u0335'.repeat(2) + '\u0335'.repeat(100_000), 7],
])('text %# is counted', (text, length) => {
  expect(textLength(text)).toBe(length);
});
