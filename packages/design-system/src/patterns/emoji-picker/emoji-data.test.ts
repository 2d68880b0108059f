import { describe, expect, it } from 'vitest';
import { emojis as strings } from '../../i18n/en/emojis.ts';
import { emojiData, loadEmojiNames } from './emoji-data.ts';
import { skinTones, toned } from './skin-tones.ts';

describe('the names', () => {
  it.each([
    ['en-US', 'red heart'],
    ['es-ES', 'corazón rojo'],
    ['pt-BR', 'coração vermelho'],
    // The other languages of the design system have no names of their own.
    ['pl', 'red heart'],
  ])('of %s', async (locale, name) => {
    const { emojis } = emojiData(locale, await loadEmojiNames(locale), [], strings);
    expect(emojis.find(({ emoji }) => emoji === '❤️')?.label).toBe(name);
  });

  it('are also found without accents', async () => {
    const { emojis } = emojiData('es', await loadEmojiNames('es'), [], strings);
    expect(emojis.find(({ emoji }) => emoji === '❤️')?.tags).toContain('corazon rojo');
  });
});

describe('the recent emojis', () => {
  it('come first, as they were used', async () => {
    const { categories, emojis } = emojiData('en', await loadEmojiNames('en'), ['🙏🏽', '❤️'], strings);
    expect(categories.slice(0, 2).map(({ label }) => label)).toEqual(['Recently used', 'Smileys & emotion']);
    expect(emojis.slice(0, 2).map(({ emoji, label }) => [emoji, label])).toEqual([
      ['🙏🏽', 'folded hands'],
      ['❤️', 'red heart'],
    ]);
  });

  it('leave out what is no emoji', async () => {
    const names = await loadEmojiNames('en');
    expect(emojiData('en', names, ['<b>', ''], strings)).toEqual(emojiData('en', names, [], strings));
  });
});

describe('a skin tone', () => {
  it.each([
    ['✌️', '✌🏽'],
    ['👩‍🚀', '👩🏽‍🚀'],
    ['🕊️', '🕊️'],
  ])('of %s is %s', (emoji, medium) => {
    expect(toned(emoji, 'medium')).toBe(medium);
  });

  it('is known for every person and hand', async () => {
    const { emojis } = emojiData('en', await loadEmojiNames('en'), [], strings);
    const waving = emojis.find(({ emoji }) => emoji === '👋');
    expect(Object.keys(waving?.skins ?? {})).toEqual(skinTones.slice(1));
  });
});
