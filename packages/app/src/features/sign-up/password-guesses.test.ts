import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { loadWarnings } from './password-guesses.ts';

describe('a password', () => {
  test.each([
    ['password', 'topTen'],
    ['Password1!!', 'similarToCommon'],
    ['abcdefghij', 'sequences'],
    ['aB1!aB1!aB1!', 'extendedRepeat'],
    ['Abcdef1!!', 'other'],
    ['Stella-Maris-33!', null],
    ['correct horse battery staple', null],
  ])('%j has the warning %j', async (password, warning) => {
    expect((await loadWarnings('en'))(password)).toBe(warning);
  });

  test.each([
    ['es', 'agradecimiento'],
    ['pt', 'aprendizagem'],
  ] as const)('is checked against the words of %s', async (language, word) => {
    expect((await loadWarnings('en'))(word)).toBeNull();
    expect((await loadWarnings(language))(word)).not.toBeNull();
  });

  test('that the server refuses as common has a warning', async () => {
    const warningOf = await loadWarnings('en');
    const common = dictionary['passwords-common'].filter((password) => password.length >= 8);
    const sample = common.filter((_, index) => index % 500 === 0);
    expect(sample.length).toBeGreaterThan(20);
    expect(sample.filter((password) => warningOf(password) === null)).toEqual([]);
  });

  test('of 200 characters is judged by its beginning', async () => {
    expect((await loadWarnings('en'))('aB1!'.repeat(50))).toBe('extendedRepeat');
  });
});
