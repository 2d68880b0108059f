import { expect, test } from 'vitest';
import { columnsWithNul, lineOf, linesOf, type Column, type Row } from './copy-format.ts';

const text: Column = { table: 'posts', name: 'title', type: 'text' };
const integer: Column = { table: 'posts', name: 'likes', type: 'integer' };
const bigint: Column = { table: 'posts', name: 'created_at', type: 'bigint' };

test.each<[string, Row, readonly Column[], string]>([
  ['null differs from an empty text', [null, ''], [text, text], '\\N\t'],
  ['a text that looks like null', [String.raw`\N`], [text], String.raw`\\N`],
  ['control characters and backslashes', ['\b\t\n\v\f\r\\'], [text], String.raw`\b\t\n\v\f\r\\`],
  ['other characters stay', ['\u{1}\u{7F}é\u{FEFF}🕊'], [text], '\u{1}\u{7F}é\u{FEFF}🕊'],
  ['NUL cannot be stored', ['a\0b'], [text], 'a\u{FFFD}b'],
  ['integers beyond 2^53', [9_007_199_254_740_993n], [bigint], '9007199254740993'],
  [
    'the limits of the types',
    [-2_147_483_648n, 9_223_372_036_854_775_807n],
    [integer, bigint],
    '-2147483648\t9223372036854775807',
  ],
  ['a whole number that SQLite stores as a fraction', [3], [integer], '3'],
])('%s', (_, row, columns, line) => {
  expect(lineOf(row, columns)).toBe(line);
});

test.each<[string, unknown, Column, string]>([
  ['a fraction', 1.5, integer, 'The column posts.likes needs whole numbers, but has 1.5.'],
  ['a text', 'five', integer, 'The column posts.likes needs whole numbers, but has other data.'],
  [
    'an integer',
    2_147_483_648n,
    integer,
    'The column posts.likes has 2147483648, which is too large for the type integer of PostgreSQL.',
  ],
  ['bytes', new Uint8Array([1]), text, 'The column posts.title needs text, but has other data.'],
])('%s that does not fit is refused', (_, value, column, message) => {
  expect(() => lineOf([value], [column])).toThrow(message);
});

test('the columns with NUL are named', () => {
  expect(columnsWithNul(['a\0', 'b', 1n], [text, { ...text, name: 'content' }, integer])).toEqual(['title']);
});

test('lines are joined from chunks that end anywhere, even in a character', async () => {
  const bytes = Buffer.from('\u{FEFF}é\t🕊\n\nlast\n');
  const chunks = async function* chunks() {
    for (const byte of bytes) yield Buffer.of(byte);
  };
  const lines: string[] = [];
  for await (const line of linesOf(chunks())) lines.push(line);
  expect(lines).toEqual(['\u{FEFF}é\t🕊', '', 'last']);
});
