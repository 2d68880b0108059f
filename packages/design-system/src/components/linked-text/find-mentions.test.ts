import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

type Case = Readonly<{ text: string; name: string; found: boolean }>;

// The server finds names by the same rule. Its test reads these cases, too.
const shared = join(import.meta.dirname, '../../../../../contract/mention-cases.json');
const cases: readonly Case[] = JSON.parse(await readFile(shared, 'utf8'));

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
    ['@Rose Limas', [['@Rose', 'Rose']]],
    ['Hello @J. R. (Jo), welcome', [['@J. R. (Jo)', 'J. R. (Jo)']]],
  ])('finds whole names in %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(cases)('with $name in $text: $found', ({ text, name, found: isFound }) => {
    expect(findMentions(text, [{ name }]).length > 0).toBe(isFound);
  });

  it('finds nobody without people', () => {
    expect(found('@Rose', [])).toEqual([]);
  });
});
