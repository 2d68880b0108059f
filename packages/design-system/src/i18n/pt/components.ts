import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('pt-BR');

export const components: ComponentMessages = {
  andMore: counted({ one: 'mais #', other: 'mais #' }),
  cancel: 'Cancelar',
  charactersLeft: counted({ one: 'Resta # caractere', other: 'Restam # caracteres' }),
  charactersTooMany: counted({ one: '# caractere a mais', other: '# caracteres a mais' }),
  close: 'Fechar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyByHand: 'Não foi possível copiar. Selecione o texto e copie.',
  hidePassword: 'Ocultar a senha',
  loading: 'Carregando',
  nextPage: 'Próxima',
  notifications: 'Mensagens deste site',
  opensElsewhere: 'abre outro site',
  optional: 'opcional',
  page: (number) => `Página ${number}`,
  pageOf: (number, count) => `Página ${number} de ${count}`,
  pages: 'Páginas',
  previousPage: 'Anterior',
  remove: (name) => `Remover ${name}`,
  showPassword: 'Mostrar a senha',
  skipToContent: 'Ir para o conteúdo',
  stepComing: 'por fazer',
  stepCurrent: 'etapa atual',
  stepDone: 'feito',
  tryAgain: 'Tentar de novo',
};
