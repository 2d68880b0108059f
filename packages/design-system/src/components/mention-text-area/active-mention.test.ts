import { describe, expect, it } from 'vitest';
import { activeMention } from './active-mention.ts';

const atCaret = (marked: string) => {
  const caret = marked.indexOf('|');
  return activeMention(marked.replace('|', ''), caret);
};

describe('activeMention', () => {
  it.each([
    ['@|', { start: 0, query: '' }],
    ['With @ro|', { start: 5, query: 'ro' }],
    ['With (@Rose Li|) and', { start: 6, query: 'Rose Li' }],
    ['@Rose Lima, @J|', { start: 12, query: 'J' }],
    ['One\n@é|', { start: 4, query: 'é' }],
    ['@Ro|se', { start: 0, query: 'Ro' }],
    ['😀@Ro|', { start: 2, query: 'Ro' }],
  ])('finds the name in %s', (marked, expected) => {
    expect(atCaret(marked)).toEqual(expected);
  });

  it.each([
    'Rose|',
    'mail@ro|',
    '@ ro|',
    '@Rose\nro|',
    '@Rose  |',
    '@one two three four five|',
    `@${'a'.repeat(51)}|`,
    '@Rose😀|',
    '@😀|',
    '|@Rose',
  ])('finds none in %s', (marked) => {
    expect(atCaret(marked)).toBeNull();
  });
});
