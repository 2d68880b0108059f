import { expect, test } from 'vitest';
import { soughtTextWords, textWords } from './text-words.ts';

test('a text has its distinct words, without accents, capital letters or signs', () => {
  expect(textWords('¡Procesión del Corpus, MAÑANA: del Corpus (10 %)!')).toEqual([
    'procesion',
    'del',
    'corpus',
    'manana',
    '10',
  ]);
  expect(textWords('Don’t — O’Neill, cross-bearer')).toEqual(['dont', 'oneill', 'cross', 'bearer']);
  expect(textWords(' \n?!')).toEqual([]);
});

test('an emoji is a word', () => {
  expect(textWords('Amen🙏🙏 deo')).toEqual(['amen', '🙏', 'deo']);
});

test('only the beginning of a very long word is compared', () => {
  const long = 'a'.repeat(60);
  expect(textWords(long)).toEqual(['a'.repeat(40)]);
  expect(soughtTextWords(long)).toEqual(['a'.repeat(40)]);
});

test.each([
  ['主よ憐れみたまえキリスト憐れみたまえ', '憐れみ'],
  ['主よ憐れみたまえキリスト憐れみたまえ', 'みたまえキリスト憐れみ'],
  ['พระเจ้าทรงรักโลก', 'ทรงรัก'],
])('in %s, which has no spaces, %s is found', (text, part) => {
  const words = textWords(text);
  for (const sought of soughtTextWords(part)) {
    expect(words.some((word) => word.startsWith(sought))).toBe(true);
  }
});

test('the words of a search are sorted by length, without prefixes of others', () => {
  expect(soughtTextWords('see you seeing YOU at Mass')).toEqual(['seeing', 'mass', 'you', 'at']);
  expect(soughtTextWords('% ?')).toEqual([]);
  expect(soughtTextWords('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toHaveLength(8);
});
