import type { EmojiSkinTone } from '@parvis/design-system';

type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The Cookie Policy names this key. */
const key = 'emojis';
/** The picker shows them in two rows. */
const mostRecent = 14;
// A stored value may be damaged, or too long for an emoji.
const longestEmoji = 40;

const skinTones: readonly EmojiSkinTone[] = [
  'none',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
];

interface EmojiPreferences {
  /** The emojis that were used last in this browser, the newest first. */
  readonly recent: readonly string[];
  readonly skinTone: EmojiSkinTone;
}

export interface EmojiPreferencesStore {
  read: () => EmojiPreferences;
  addRecent: (emoji: string) => void;
  setSkinTone: (skinTone: EmojiSkinTone) => void;
}

const isEmoji = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestEmoji;

/** The recent emojis and the skin tone in this browser. */
export function emojiPreferences(storage: () => PreferencesStorage): EmojiPreferencesStore {
  const read = (): EmojiPreferences => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      const recent: unknown = Reflect.get(Object(stored), 'recent');
      const tone: unknown = Reflect.get(Object(stored), 'skinTone');
      return {
        recent: Array.isArray(recent) ? recent.filter(isEmoji).slice(0, mostRecent) : [],
        skinTone: skinTones.find((known) => known === tone) ?? 'none',
      };
    } catch {
      return { recent: [], skinTone: 'none' };
    }
  };
  const save = (change: Partial<EmojiPreferences>) => {
    try {
      storage().setItem(key, JSON.stringify({ ...read(), ...change }));
    } catch {
      // If the storage is full or denied, the picker only forgets.
    }
  };
  return {
    read,
    addRecent: (emoji) => {
      const others = read().recent.filter((other) => other !== emoji);
      save({ recent: [emoji, ...others].slice(0, mostRecent) });
    },
    setSkinTone: (skinTone) => save({ skinTone }),
  };
}
