import { describe, expect, test } from 'vitest';
import { payerWords, soughtName, soughtWords, storedNameWords } from './names.ts';
import { searchable } from './text.ts';

describe('the stored words of a name', () => {
  test.each<[string, string, string[]]>([
    ['Maria', 'Rossi', ['maria', 'rossi', 'mariarossi', 'rossimaria']],
    ['Min-jun', 'Kim', ['min-jun', 'kim', 'minjunkim', 'junkimmin', 'kimminjun']],
    [
      'Jan',
      'van der Berg',
      ['jan', 'van', 'der', 'berg', 'janvanderberg', 'vanderbergjan', 'derbergjanvan', 'bergjanvander'],
    ],
    ['Ø', 'Å', ['o', 'a', 'oa', 'ao', 'oe', 'aa', 'oeaa', 'aaoe']],
    ['Łucja', 'Weiß', ['lucja', 'weiss', 'lucjaweiss', 'weisslucja']],
    ['José', 'Ñíguez', ['jose', 'niguez', 'joseniguez', 'niguezjose']],
    ['MÜLLER', '', ['muller', 'mueller']],
    ['Sukarno', '', ['sukarno']],
    ['100%', '☦', ['100%', '☦', '100']],
  ])('for %j %j', (first, last, words) => {
    expect(storedNameWords(first, last)).toEqual(words);
  });

  test('contain the whole name in either order, in each writing system', () => {
    for (const [first, last] of [
      ['민수', '김'],
      ['小明', '王'],
      ['Văn An', 'Nguyễn'],
      ['María José', 'García-Márquez'],
    ] as const) {
      const together = [`${first}${last}`, `${last}${first}`].map((name) =>
        searchable(name).replaceAll(/[ -]/gu, ''),
      );
      expect(storedNameWords(first, last)).toEqual(expect.arrayContaining(together));
    }
  });
});

describe('the words of a search', () => {
  test.each<[string, string[][]]>([
    ['mueller', [['mueller']]],
    ['Müller', [['muller', 'mueller']]],
    [
      'Søren  ÅSE',
      [
        ['soren', 'soeren'],
        ['ase', 'aase', 'sorenase', 'soerenaase'],
      ],
    ],
    ['Min-jun', [['min-jun', 'minjun']]],
    [
      'J.R.R. Grün-Weiß',
      [
        ['j.r.r.', 'jrr'],
        ['grun-weiss', 'gruen-weiss', 'grunweiss', 'gruenweiss', 'jrrgrunweiss', 'jrrgruenweiss'],
      ],
    ],
    ['- .', [['-'], ['.']]],
    ['John John', [['john']]],
    ['de lacruz', [['de'], ['lacruz', 'delacruz']]],
    ['Juan A', [['juan'], ['a']]],
    [`${'a'.repeat(20)} ${'b'.repeat(21)}`, [['a'.repeat(20)], ['b'.repeat(21)]]],
    ['Cruz, Ana', [['cruz'], ['ana', 'cruzana']]],
    [
      'J.Cruz',
      [
        ['j.', 'j'],
        ['cruz', 'jcruz'],
      ],
    ],
    ['J.Ö', [['j.o', 'j.oe', 'jo', 'joe']]],
    ['Cruz - O’Neill/(Ana);', [['cruz'], ['oneill', 'cruzoneill'], ['ana', 'oneillana']]],
    [
      'ana@x.org',
      [
        ['ana@x.', 'ana@x'],
        ['org', 'ana@xorg'],
      ],
    ],
    ['100% ☦', [['100']]],
    ['☦,', [['☦,']]],
  ])('in %j', (text, words) => {
    expect(soughtWords(text)).toEqual(words);
  });
});

describe('soughtName', () => {
  test.each<[string, string[], string[][]]>([
    ['Maria', ['maria'], [['maria']]],
    ['Johnson John', ['johnson john', 'john johnson'], [['johnson']]],
    ['Li  Lin', ['li lin', 'lin li'], [['lin', 'lilin']]],
    ['Cruz, Ana', ['cruz ana', 'ana cruz', 'cruz, ana'], [['cruz'], ['ana', 'cruzana']]],
    ['John John', ['john john'], [['john']]],
    [
      'Núñez María José',
      ['nunez maria jose', 'maria jose nunez', 'jose nunez maria'],
      [['nunez'], ['maria', 'nunezmaria'], ['jose', 'mariajose']],
    ],
    [' \u200C ', [], []],
  ])('splits %j', (text, names, words) => {
    expect(soughtName(text)).toEqual({ names, words });
  });
});

test('a payer is found by the spelling of the bank', () => {
  expect(payerWords('Jörg Müller')).toEqual(['jorg', 'muller', 'joerg', 'mueller']);
});
