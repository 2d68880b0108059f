import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { emojiNames, languages } from './emojis.ts';

it.each(languages)('the names of the emojis in %s match the package emojibase-data', async (language) => {
  const written = new URL(`../src/patterns/emoji-picker/names.${language}.gen.ts`, import.meta.url);
  expect(await readFile(written, 'utf8')).toBe(await emojiNames(language));
});
