import { expect, test } from 'vitest';
import { textLength } from './stored-text.ts';

test.each([
  ['', 0],
  ['Maria', 5],
  ['é'.normalize('NFD'), 1],
  ['👼👼', 2],
  ['a\nb', 3],
  ['a\r\nb', 3],
  ['invoice\u202Egpj\u0000', 10],
  // The server stores four marks on a letter.
  [`Z${'\u0335'.repeat(9)}algo`, 9],
  ['a\u0300\u0335'.repeat(2) + '\u0335'.repeat(100_000), 6],
  [`\u1EBF${'\u200C\u0316'.repeat(250_000)}`, 250_003],
])('text %# is counted', (text, length) => {
  expect(textLength(text)).toBe(length);
});
