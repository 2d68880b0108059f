import type { EmojiData } from 'frimousse';
import { toned, withoutTone, type EmojiSkinTone } from './skin-tones.ts';

type Emoji = EmojiData['emojis'][number];
type Tones = NonNullable<Emoji['skins']>;
type Texts = {
  readonly recent: string;
  readonly skinTones: Readonly<Record<EmojiSkinTone, string>>;
};

/** The category of the recent emojis, before all others. */
const RECENT = -1;

const loaders: Readonly<Record<string, () => Promise<{ readonly names: string }>>> = {
  en: () => import('./names.en.gen.ts'),
  es: () => import('./names.es.gen.ts'),
  pt: () => import('./names.pt.gen.ts'),
};

/** Loads the names in a language, or in English. */
export async function loadEmojiNames(locale: string): Promise<string> {
  const [language = ''] = locale.toLowerCase().split('-');
  const load = loaders[language] ?? (() => import('./names.en.gen.ts'));
  return (await load()).names;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The keywords for the search, also without accents, because few people type them in a search. */
function keywordsOf(label: string, tags: readonly string[]): string[] {
  const plain = [label, ...tags].map(withoutAccents);
  return [...new Set([...tags, ...plain])].filter((tag) => tag !== '' && tag !== label);
}

const tonesOf = (emoji: string): Tones => ({
  light: toned(emoji, 'light'),
  'medium-light': toned(emoji, 'medium-light'),
  medium: toned(emoji, 'medium'),
  'medium-dark': toned(emoji, 'medium-dark'),
  dark: toned(emoji, 'dark'),
});

function emojiOf(line: string, category: number): Emoji {
  const [first = '', label = '', tags = ''] = line.split('\t');
  const emoji = first.replace(/\*$/u, '');
  return {
    emoji,
    category,
    version: 0,
    label,
    tags: keywordsOf(label, tags.split(',')),
    ...(emoji === first ? {} : { skins: tonesOf(emoji) }),
  };
}

/** The emojis that the picker shows: the recent ones as they were used, then all others by their category. */
export function emojiData(locale: string, names: string, recent: readonly string[], texts: Texts): EmojiData {
  const parts = names.split('\n\n').map((part) => part.split('\n'));
  const emojis = parts.flatMap(([, ...lines], category) => lines.map((line) => emojiOf(line, category)));
  const known = new Map(emojis.map((emoji) => [withoutTone(emoji.emoji), emoji]));
  const used = recent.flatMap((emoji) => {
    const same = known.get(withoutTone(emoji));
    // Without keywords, so that a search finds each emoji once.
    return same === undefined ? [] : [{ emoji, category: RECENT, version: 0, label: same.label, tags: [] }];
  });
  const categories = parts.map(([label = ''], index) => ({ index, label }));
  return {
    locale,
    emojis: [...used, ...emojis],
    categories: used.length === 0 ? categories : [{ index: RECENT, label: texts.recent }, ...categories],
    skinTones: texts.skinTones,
  };
}
