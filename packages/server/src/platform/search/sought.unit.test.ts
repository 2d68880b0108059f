import { describe, expect, test } from 'vitest';
import { parseSought } from './sought.ts';
import { parseTerms } from './terms.ts';

const terms = parseTerms('rosary | rosario, camándula | terço\nHoly Week | Semana Santa | Semana Santa');

/** The search in a short form: a prefix has a star, and a phrase has quotation marks. */
const parsed = (typed: string): string[] =>
  parseSought(typed, terms).map((term) =>
    term
      .map(({ words, isPrefix, isPhrase }) => {
        const text = words.map((word) => (isPrefix ? `${word}*` : word)).join(' ');
        return isPhrase ? `"${text}"` : text;
      })
      .join(' or '),
  );

describe('the typed text', () => {
  test.each([
    ['Peregrinación  a ZAPOPAN', ['peregrinacion*', 'a*', 'zapopan*']],
    ['"Brown Fox" jumps', ['"brown fox"', 'jumps*']],
    ['«Brown Fox', ['"brown fox"']],
    ['""', []],
    ['" ', []],
    ['fox fox Fox', ['fox*']],
    ['"fox"', ['fox']],
    ['Rosaries', ['rosaries*']],
    ['rosarios', ['rosarios* or rosary or camandula or terco']],
    ['“rosary”', ['rosary']],
    ['the holy week of', ['the*', 'holy* week* or "semana santa"', 'of*']],
    ['holy weeks', ['holy* weeks* or "semana santa"']],
    ['東京教会の日曜日のミサ', ['東京教会の日曜日* のミサ*']],
    ["O’Brien's", ['obriens*']],
    ['…?!', []],
  ])('%j', (typed, expected) => {
    expect(parsed(typed)).toEqual(expected);
  });

  test('has at most twelve words', () => {
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`);
    expect(parsed(many.join(' '))).toEqual(many.slice(0, 12).map((word) => `${word}*`));
    expect(parsed(`"${many.join(' ')}" more`)).toEqual([`"${many.slice(0, 12).join(' ')}"`]);
  });
});
