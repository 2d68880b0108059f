import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'Aggiungi un’emoji',
  loading: 'Caricamento delle emoji…',
  none: 'Nessuna emoji trovata.',
  recent: 'Usate di recente',
  search: 'Cerca un’emoji',
  skinTones: {
    none: 'Tonalità della pelle: standard',
    light: 'Tonalità della pelle: chiara',
    'medium-light': 'Tonalità della pelle: medio-chiara',
    medium: 'Tonalità della pelle: media',
    'medium-dark': 'Tonalità della pelle: medio-scura',
    dark: 'Tonalità della pelle: scura',
  },
  title: 'Le emoji',
};
