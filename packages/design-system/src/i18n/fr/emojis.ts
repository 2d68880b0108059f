import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'Ajouter un emoji',
  loading: 'Chargement des emojis…',
  none: 'Aucun emoji trouvé.',
  recent: 'Récemment utilisés',
  search: 'Rechercher un emoji',
  skinTones: {
    none: 'Teint : standard',
    light: 'Teint : clair',
    'medium-light': 'Teint : légèrement mat',
    medium: 'Teint : mat',
    'medium-dark': 'Teint : foncé moyen',
    dark: 'Teint : foncé',
  },
  title: 'Les emojis',
};
