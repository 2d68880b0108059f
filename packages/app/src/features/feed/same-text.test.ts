import { expect, it } from 'vitest';
import { saysTheSame, titlesTheSame } from './same-text.ts';

it('compares texts in the form in which readers see them', () => {
  expect(saysTheSame('José\nMaría', 'Jose\u0301\r\nMari\u0301a  ')).toBe(true);
  expect(saysTheSame('On Sunday.', 'On Saturday.')).toBe(false);
});

it.each([
  ['a turned reading direction', 'invoicegpj.exe', 'invoice\u202Egpj.exe'],
  ['an isolate', 'Procession', '\u2066Procession\u2069'],
  ['control characters', 'Procession', 'Proc\u0000ess\u0007ion'],
  ['a byte order mark', 'Procession', '\uFEFFProcession'],
  ['half of an emoji', 'Bells', 'Bells\uD83D'],
  ['stacked marks', 'Z\u0335\u0335\u0335\u0335', `Z${'\u0335'.repeat(99)}`],
  ['other line breaks', 'One\nTwo\nThree', 'One\u2028Two\rThree'],
])('ignores %s, which the server removes', (_, stored, typed) => {
  expect(saysTheSame(stored, typed)).toBe(true);
});

it('distinguishes texts that the server stores differently', () => {
  expect(saysTheSame('One\nTwo', 'One Two')).toBe(false);
  expect(saysTheSame('One\n\nTwo', 'One\nTwo')).toBe(false);
  expect(saysTheSame('Bells 🔔', 'Bells')).toBe(false);
});

it('treats a title as one line', () => {
  expect(titlesTheSame('Procession on Sunday', 'Procession\ton\u2028Sunday')).toBe(true);
  expect(titlesTheSame('Procession', 'Procession on Sunday')).toBe(false);
});
