import { expect, it } from 'vitest';
import { emojiPreferences } from './emoji-preferences.ts';

/** A local storage with the entry of this browser. */
function storageWith(entry: string | null = null) {
  let stored = entry;
  return {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  };
}

it('keeps the recent emojis once each, the newest first, and the skin tone', () => {
  const storage = storageWith();
  const preferences = emojiPreferences(() => storage);
  for (const emoji of ['🙏', '❤️', '🙏']) preferences.addRecent(emoji);
  preferences.setSkinTone('medium');
  expect(emojiPreferences(() => storage).read()).toEqual({ recent: ['🙏', '❤️'], skinTone: 'medium' });
});

it('keeps at most two rows', () => {
  const storage = storageWith();
  const preferences = emojiPreferences(() => storage);
  for (let number = 0; number < 30; number++) preferences.addRecent(String(number));
  const { recent } = preferences.read();
  expect([recent.length, recent[0], recent.at(-1)]).toEqual([14, '29', '16']);
});

it.each(['', '{', '7', '{"recent":7,"skinTone":"green"}', '{"recent":[7,null]}'])(
  'a damaged entry (%s) is as good as none',
  (entry) => {
    const storage = storageWith(entry);
    expect(emojiPreferences(() => storage).read()).toEqual({ recent: [], skinTone: 'none' });
  },
);

it('a browser that denies storage forgets', () => {
  const preferences = emojiPreferences(() => {
    throw new Error('denied');
  });
  preferences.addRecent('🙏');
  expect(preferences.read().recent).toEqual([]);
});
