import { describe, expect, test } from 'vitest';
import { parseSought } from './sought.ts';
import { parseTerms } from './terms.ts';
import { excerptOf, hasPhrases, markText, type TextPart } from './words-of-text.ts';

const terms = parseTerms('Holy Week | Semana Santa | Semana Santa\nMass | Misa | Missa');
const sought = (typed: string) => parseSought(typed, terms);
const shown = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch === true ? `[${text}]` : text)).join('');

describe('the matches in a text', () => {
  test.each([
    ['peregri', 'La Peregrinación sale.', 'La [Peregrinación] sale.'],
    ['obrien', "Father O'Brien and O’Brien", "Father [O'Brien] and [O’Brien]"],
    ['strasse', 'Straße 5', '[Straße] 5'],
    ['mass', 'Misas y una misa', '[Misas] y una [misa]'],
    ['mass', 'Misaki', 'Misaki'],
    ['holy week', 'Semana, Santa semana santa', '[Semana], [Santa] [semana] [santa]'],
    ['"brown fox"', 'A fox, a brown fox', 'A fox, a [brown] [fox]'],
    ['cafe\u0301', 'Cafe\u0301 and café', '[Cafe\u0301] and [café]'],
    ['教会', '東京教会', '[東京教会]'],
    ['😀', 'Joy 😀!', 'Joy [😀]!'],
    ['amp', 'a &amp; <b>b</b>', 'a &[amp]; <b>b</b>'],
    ['x', '', ''],
  ])('%j in %j', (typed, text, expected) => {
    expect(shown(markText(text, sought(typed)))).toBe(expected);
  });
});

describe('an excerpt', () => {
  const long = `${'before '.repeat(60)}target ${'after '.repeat(60)}`;

  test('is the part around the first match, with whole words', () => {
    const text = shown(excerptOf(long, sought('target')));
    expect(text).toMatch(/^…(?:before )+\[target\](?: after)+…$/u);
    expect(text.length).toBeLessThan(210);
  });

  test('is the beginning if the text has no match, and the whole text if it is short', () => {
    expect(shown(excerptOf(long, sought('other')))).toMatch(/^before .+ before…$/u);
    expect(shown(excerptOf(' One\n\ntwo  three ', sought('two')))).toBe('One [two] three');
  });

  test('of a text without spaces is cut, but not within a character', () => {
    const parts = excerptOf('😀'.repeat(300), sought('other'));
    expect(shown(parts).isWellFormed()).toBe(true);
    expect(shown(parts).endsWith('😀…')).toBe(true);
  });
});

describe('phrases', () => {
  test('must be in the text in their order', () => {
    expect(hasPhrases('A brown fox.', sought('"brown fox"'))).toBe(true);
    expect(hasPhrases('A fox, brown.', sought('"brown fox"'))).toBe(false);
    expect(hasPhrases('Anything', sought('two words'))).toBe(true);
  });

  test('are one way to match a term, beside the typed words', () => {
    expect(hasPhrases('The week that is holy', sought('holy week'))).toBe(true);
    expect(hasPhrases('La Semana Santa', sought('holy week'))).toBe(true);
    expect(hasPhrases('Santa Ana, una semana', sought('holy week'))).toBe(false);
  });
});
