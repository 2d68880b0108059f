import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages as arabic } from './ar/index.ts';
import { messages as english } from './en/index.ts';
import { messages as spanish } from './es/index.ts';
import { messages as french } from './fr/index.ts';
import { messages as italian } from './it/index.ts';
import type { Messages } from './messages.ts';
import { messages as polish } from './pl/index.ts';
import { messages as portuguese } from './pt/index.ts';

const languages: Record<string, Messages> = {
  ar: arabic,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pl: polish,
  pt: portuguese,
};
const others = Object.keys(languages).filter((locale) => locale !== 'en');

/** Words that are the same in English and another language. */
const shared: Record<string, readonly string[]> = {
  ar: ['feed.submitKeys'],
  es: ['chat.chats'],
  fr: [
    'chat.photos',
    'chat.reactionTypes.amen',
    'controls.actions',
    'controls.maximum',
    'controls.minimum',
    'controls.page',
    'controls.pages',
    'market.photoCount',
    'media.volume',
    'patterns.adoration',
    'patterns.confession',
  ],
  it: ['chat.reactionTypes.amen', 'media.volume'],
  pl: ['chat.reactionTypes.amen', 'controls.minimum', 'feed.submitKeys'],
  pt: ['feed.submitKeys', 'media.volume', 'patterns.slide'],
};

type Say = (...values: unknown[]) => string;
const isSay = (value: unknown): value is Say => typeof value === 'function';

/** Every string and function, with its keys joined to a path such as 'feed.submitKeys'. */
const leavesOf = (value: unknown, keys: readonly string[]): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]))
    : [[keys.join('.'), value]];

const entriesOf = (messages: Messages): Map<string, unknown> => new Map(leavesOf(messages, []));

const functionsOf = (messages: Messages): [string, Say][] =>
  [...entriesOf(messages)].flatMap(([key, value]) => (isSay(value) ? [[key, value] as [string, Say]] : []));

/** The keys, and which of them are functions. */
const kinds = (entries: Map<string, unknown>) =>
  [...entries].map(([key, value]) => `${key}: ${typeof value}`).toSorted();

const sample = (value: unknown) => (isSay(value) ? value(3, 7) : String(value));

/** Whether a string has words besides its placeholders. A string of punctuation can be the same in all languages. */
const hasWords = (value: unknown) => /\p{L}/u.test(isSay(value) ? value('', '') : String(value));

const counts = Array.from({ length: 121 }, (_, count) => count);
const reference = entriesOf(english);

describe('the languages', () => {
  it('are all tested', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const found = globSync('*/index.ts', { cwd: folder }).map((path) => dirname(path));
    expect(found.toSorted()).toEqual(Object.keys(languages).toSorted());
  });

  it.each(others)('%s has all of the English strings, and no more', (locale) => {
    const translated = entriesOf(languages[locale] ?? english);
    expect(kinds(translated)).toEqual(kinds(reference));
  });

  it.each(others)('%s leaves nothing in English', (locale) => {
    const same = [...entriesOf(languages[locale] ?? english)]
      .filter(([key, value]) => hasWords(value) && sample(value) === sample(reference.get(key)))
      .map(([key]) => key);
    expect(same.toSorted()).toEqual((shared[locale] ?? []).toSorted());
  });

  it.each(Object.keys(languages))('%s has no empty string and no stray space', (locale) => {
    const faulty = [...entriesOf(languages[locale] ?? english)]
      .map(([key, value]): [string, string] => [key, isSay(value) ? value(2, 7) : String(value)])
      .filter(([, text]) => text === '' || text !== text.trim() || /\s{2}|undefined|NaN|\[object/.test(text));
    expect(faulty).toEqual([]);
  });

  it.each(Object.keys(languages))('%s has a form for every number from 0 to 120', (locale) => {
    const faulty: string[] = [];
    for (const [key, say] of functionsOf(languages[locale] ?? english)) {
      for (const count of counts) {
        const text = say(count, 120);
        // 'One' can be a word in every language. Arabic also has words for zero and two.
        const inWords = count === 1 || (locale === 'ar' && count < 3);
        if (text.includes('#') || !(inWords || text.includes(String(count)))) faulty.push(`${key}: ${text}`);
      }
    }
    expect(faulty).toEqual([]);
  });
});

describe('counted phrases', () => {
  it.each([
    ['en', [0, 1, 2, 1000], ['0 comments', '1 comment', '2 comments', '1,000 comments']],
    ['es', [0, 1, 2], ['0 comentarios', '1 comentario', '2 comentarios']],
    ['fr', [0, 1, 2], ['0 commentaire', '1 commentaire', '2 commentaires']],
    ['it', [0, 1, 2], ['0 commenti', '1 commento', '2 commenti']],
    ['pt', [0, 1, 2], ['0 comentário', '1 comentário', '2 comentários']],
    [
      'pl',
      [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 102, 112],
      [
        '0 komentarzy',
        '1 komentarz',
        '2 komentarze',
        '4 komentarze',
        '5 komentarzy',
        '11 komentarzy',
        '12 komentarzy',
        '14 komentarzy',
        '21 komentarzy',
        '22 komentarze',
        '25 komentarzy',
        '101 komentarzy',
        '102 komentarze',
        '112 komentarzy',
      ],
    ],
    [
      'ar',
      [0, 1, 2, 3, 10, 11, 99, 100, 102, 103],
      [
        'لا تعليقات',
        'تعليق واحد',
        'تعليقان',
        '3 تعليقات',
        '10 تعليقات',
        '11 تعليقًا',
        '99 تعليقًا',
        '100 تعليق',
        '102 تعليق',
        '103 تعليقات',
      ],
    ],
  ])('follow the grammar of %s', (locale, numbers, phrases) => {
    const say = languages[locale]?.feed.comments;
    expect(numbers.map((number) => say?.(number))).toEqual(phrases);
  });
});
