import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('it');

export const components: ComponentMessages = {
  andMore: counted({ one: 'un altro', other: 'altri #' }),
  cancel: 'Annulla',
  charactersLeft: counted({ one: 'Resta # carattere', other: 'Restano # caratteri' }),
  charactersTooMany: counted({ one: '# carattere di troppo', other: '# caratteri di troppo' }),
  close: 'Chiudi',
  copied: 'Copiato',
  copy: 'Copia',
  copyByHand: 'Non è stato possibile copiare. Selezioni il testo e lo copi.',
  hidePassword: 'Nascondi la password',
  loading: 'Caricamento',
  nextPage: 'Successiva',
  notifications: 'Messaggi del sito',
  opensElsewhere: 'apre un altro sito',
  optional: 'facoltativo',
  page: (number) => `Pagina ${number}`,
  pageOf: (number, count) => `Pagina ${number} di ${count}`,
  pages: 'Pagine',
  previousPage: 'Precedente',
  remove: (name) => `Rimuovi ${name}`,
  showPassword: 'Mostra la password',
  skipToContent: 'Vai al contenuto',
  stepComing: 'da fare',
  stepCurrent: 'passo attuale',
  stepDone: 'fatto',
  tryAgain: 'Riprova',
};
