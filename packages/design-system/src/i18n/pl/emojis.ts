import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'Dodaj emoji',
  loading: 'Wczytywanie emoji…',
  none: 'Nie znaleziono emoji.',
  recent: 'Ostatnio używane',
  search: 'Szukaj emoji',
  skinTones: {
    none: 'Odcień skóry: standardowy',
    light: 'Odcień skóry: jasny',
    'medium-light': 'Odcień skóry: średnio jasny',
    medium: 'Odcień skóry: średni',
    'medium-dark': 'Odcień skóry: średnio ciemny',
    dark: 'Odcień skóry: ciemny',
  },
  title: 'Emoji',
};
