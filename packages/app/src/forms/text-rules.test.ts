import { expect, test } from 'vitest';
import { textLength } from './text-rules.ts';

test.each([
  ['é'.normalize('NFD'), 1],
  ['👼👼', 2],
  // The server stores four marks on a letter.
  [`Z${'\u0335'.repeat(9)}algo`, 9],
  ['a\u0300\u0335'.repeat(2) + '\u0335'.repeat(100_000), 7],
])('text %# is counted', (text, length) => {
  expect(textLength(text)).toBe(length);
});
