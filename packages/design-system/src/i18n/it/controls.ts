import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('it');

const rows = counted({ one: '# riga', other: '# righe' });

export const controls: ControlMessages = {
  actions: 'Azioni',
  actionsFor: (name) => `Azioni per ${name}`,
  andMore: counted({ one: 'un altro', other: 'altri #' }),
  charactersLeft: counted({ one: 'Resta # carattere', other: 'Restano # caratteri' }),
  charactersTooMany: counted({ one: '# carattere di troppo', other: '# caratteri di troppo' }),
  clear: 'Cancella il testo',
  copied: 'Copiato',
  copy: 'Copia',
  copyByHand: 'Non è stato possibile copiare. Seleziona il testo e copialo.',
  cropHint: 'Trascina l’immagine o usa le frecce. Più e meno la ingrandiscono e la riducono.',
  cropHorizontal: 'A sinistra o a destra',
  cropVertical: 'In alto o in basso',
  maximum: 'Massimo',
  minimum: 'Minimo',
  moveEarlier: (name) => `Sposta ${name} in alto`,
  moveLater: (name) => `Sposta ${name} in basso`,
  nextPage: 'Successiva',
  noResults: 'Nessun risultato',
  order: 'Ordine',
  page: (number) => `Pagina ${number}`,
  pageOf: (number, count) => `Pagina ${number} di ${count}`,
  pageRows: (number, count) => `Pagina ${number}, ${rows(count)}`,
  pages: 'Pagine',
  peopleToMention: 'Persone che puoi menzionare',
  pictureFailed: 'Non è stato possibile aprire questa immagine. Scegline un’altra.',
  previousPage: 'Precedente',
  remove: (name) => `Rimuovi ${name}`,
  results: counted({ one: '# risultato', other: '# risultati' }),
  search: 'Cerca',
  searchFailed: 'La ricerca non è riuscita.',
  searching: 'Ricerca in corso',
  selectAll: 'Tutti',
  stepComing: 'da fare',
  stepCurrent: 'passo attuale',
  stepDone: 'fatto',
  stepSkipped: 'saltato',
  zoom: 'Dimensione',
};
