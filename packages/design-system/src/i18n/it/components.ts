import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'Annulla',
  close: 'Chiudi',
  hidePassword: 'Nascondi la password',
  loading: 'Caricamento',
  notifications: 'Messaggi del sito',
  opensElsewhere: 'apre un altro sito',
  optional: 'facoltativo',
  showPassword: 'Mostra la password',
  skipToContent: 'Vai al contenuto',
  tryAgain: 'Riprova',
};
