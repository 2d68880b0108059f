import { expect, test } from 'vitest';
import { storedText } from '../packages/design-system/src/utilities/stored-text.ts';
import { cleanText } from '../packages/server/src/platform/text.ts';

// The design system counts a text as the server stores it. Neither of the two packages may import the other.
test.each([
  ['ordinary text', 'Procesión — «¡Viva!» <b>10:00</b>\n\tבְּרֵאשִׁית\u200F 👨‍👩‍👧', null],
  ['line breaks', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['control characters', 'a\u0000\u0007\u009Fb\tc', 'ab\tc'],
  ['overrides and isolates', 'invoice\u202Egpj\u2066.\u2069exe', 'invoicegpj.exe'],
  ['byte order marks and lone surrogates', '\uFEFFa\uFEFF\uD800b\uDC00', 'ab'],
  ['300 marks below', `a${'\u0316\u0317'.repeat(150)}b`, `a${'\u0316\u0317'.repeat(2)}b`],
  ['300 marks above', `Z${'\u0301'.repeat(300)}`, `\u0179${'\u0301'.repeat(3)}`],
  ['marks on a letter with two marks', `\u1EBF${'\u0316'.repeat(4)}`, `\u1EBF${'\u0316'.repeat(2)}`],
  ['marks on a letter with three marks', `\u1F82${'\u0335'.repeat(4)}`, '\u1F82\u0335'],
  [
    'marks with joiners between them',
    `\u1EBF${'\u200D\u0316'.repeat(4)}`,
    `\u1EBF${'\u200D\u0316'.repeat(2)}\u200D\u200D`,
  ],
  ['marks without a letter', '\u0301'.repeat(9), '\u0301'.repeat(4)],
  ['marks after a line break', `a\n${'\u0301'.repeat(9)}`, `a\n${'\u0301'.repeat(4)}`],
  ['Kannada', 'ಫ಼ೋಂ', null],
  ['Korean', '한국어'.normalize('NFD'), null],
])('the server stores %s as the design system counts it', (_, text, expected) => {
  const stored = (expected ?? text).normalize('NFC');
  expect(cleanText(text, { multiline: true })).toBe(stored);
  expect(storedText(text)).toBe(stored);
  expect(storedText(stored)).toBe(stored);
});
