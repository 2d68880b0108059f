import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('pt-BR');

export const components: ComponentMessages = {
  cancel: 'Cancelar',
  charactersLeft: counted({ one: 'Resta # caractere', other: 'Restam # caracteres' }),
  charactersTooMany: counted({ one: '# caractere a mais', other: '# caracteres a mais' }),
  close: 'Fechar',
  hidePassword: 'Ocultar a senha',
  loading: 'Carregando',
  notifications: 'Mensagens deste site',
  opensElsewhere: 'abre outro site',
  optional: 'opcional',
  showPassword: 'Mostrar a senha',
  skipToContent: 'Ir para o conteúdo',
  tryAgain: 'Tentar de novo',
};
