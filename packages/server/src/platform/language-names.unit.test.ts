import { expect, test } from 'vitest';
import { isLanguage, languageNamed } from './language-names.ts';

test.each([
  ['Spanish', 'es'],
  [' en español ', 'es'],
  ['In Spanish', 'es'],
  ['Espanhol', 'es'],
  ['polski', 'pl'],
  ['Tagalog', 'tl'],
  ['LATIN', 'la'],
  ['Latin choir', null],
  ['German Chapel', null],
  ['', null],
])('the note "%s" names the language %s', (note, language) => {
  expect(languageNamed(note)).toBe(language);
});

test.each([
  ['es', true],
  ['fil', true],
  ['xx', false],
  ['zzz', false],
])('%s is a language: %s', (code, expected) => {
  expect(isLanguage(code)).toBe(expected);
});
