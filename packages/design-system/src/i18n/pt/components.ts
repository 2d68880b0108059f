import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'Cancelar',
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
