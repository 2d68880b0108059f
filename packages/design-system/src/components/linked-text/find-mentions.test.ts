import { describe, expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

const rose = { name: 'Rose' };
const roseLima = { name: 'Rose Lima' };
const dots = { name: 'J. R. (Jo)' };

const found = (text: string, people = [rose, roseLima, dots]) =>
  findMentions(text, people).map(({ start, end, person }) => [text.slice(start, end), person.name]);

describe('findMentions', () => {
  it.each([
    [
      '@Rose Lima and @Rose.',
      [
        ['@Rose Lima', 'Rose Lima'],
        ['@Rose', 'Rose'],
      ],
    ],
    ['Thanks (@Rose)!', [['@Rose', 'Rose']]],
    ['@Rose Limas', [['@Rose', 'Rose']]],
    ['Hello @J. R. (Jo), welcome', [['@J. R. (Jo)', 'J. R. (Jo)']]],
    ['مرحبا @Rose', [['@Rose', 'Rose']]],
  ])('finds whole names in %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(['mail@Rose', '@Roses', '@rose', 'Rose Lima', '@ Rose', '@Rosé', '@Rose_1'])(
    'finds no name in %s',
    (text) => expect(found(text)).toEqual([]),
  );

  it('finds nobody without people, and ignores people without a name', () => {
    expect(found('@Rose', [])).toEqual([]);
    expect(found('@Rose @', [{ name: '' }])).toEqual([]);
  });
});
