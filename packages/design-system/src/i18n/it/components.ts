import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('it');

export const components: ComponentMessages = {
  cancel: 'Annulla',
  charactersLeft: counted({ one: 'Resta # carattere', other: 'Restano # caratteri' }),
  charactersTooMany: counted({ one: '# carattere di troppo', other: '# caratteri di troppo' }),
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
