import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'Adicionar um emoji',
  loading: 'Carregando os emojis…',
  none: 'Nenhum emoji encontrado.',
  recent: 'Usados recentemente',
  search: 'Pesquisar emojis',
  skinTones: {
    none: 'Tom de pele: padrão',
    light: 'Tom de pele: claro',
    'medium-light': 'Tom de pele: médio claro',
    medium: 'Tom de pele: médio',
    'medium-dark': 'Tom de pele: médio escuro',
    dark: 'Tom de pele: escuro',
  },
  title: 'Os emojis',
};
