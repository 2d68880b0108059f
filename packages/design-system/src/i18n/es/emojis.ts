import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'Añadir un emoji',
  loading: 'Cargando los emojis…',
  none: 'No se ha encontrado ningún emoji.',
  recent: 'Usados recientemente',
  search: 'Buscar emojis',
  skinTones: {
    none: 'Tono de piel: estándar',
    light: 'Tono de piel: claro',
    'medium-light': 'Tono de piel: medio claro',
    medium: 'Tono de piel: medio',
    'medium-dark': 'Tono de piel: medio oscuro',
    dark: 'Tono de piel: oscuro',
  },
  title: 'Los emojis',
};
