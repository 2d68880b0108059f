import { expect, test } from 'vitest';
import { storedText, textLength } from './stored-text.ts';

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

// The tests of the server's `cleanText` have the same texts.
test.each([
  [`a${'\u0316\u0317'.repeat(150)}b`, `a${'\u0316\u0317'.repeat(2)}b`],
  [`Z${'\u0301'.repeat(300)}`, `\u0179${'\u0301'.repeat(3)}`],
  [`\u1EBF${'\u0316'.repeat(4)}`, `\u1EBF${'\u0316'.repeat(2)}`],
  [`\u1F82${'\u0335'.repeat(4)}`, '\u1F82\u0335'],
  [`\u1EBF${'\u200D\u0316'.repeat(4)}`, `\u1EBF${'\u200D\u0316'.repeat(2)}\u200D\u200D`],
  ['\u0301'.repeat(9), '\u0301'.repeat(4)],
])('four marks on each letter of text %# are stored', (text, stored) => {
  expect(storedText(text)).toBe(stored.normalize('NFC'));
  expect(storedText(storedText(text))).toBe(storedText(text));
});
