import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'Add an emoji',
  loading: 'Loading the emojis…',
  none: 'No emoji found.',
  recent: 'Recently used',
  search: 'Search emojis',
  skinTones: {
    none: 'Skin tone: standard',
    light: 'Skin tone: light',
    'medium-light': 'Skin tone: medium-light',
    medium: 'Skin tone: medium',
    'medium-dark': 'Skin tone: medium-dark',
    dark: 'Skin tone: dark',
  },
  title: 'Emojis',
};
