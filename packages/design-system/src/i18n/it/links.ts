import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'Apri il sito web',
  leavingDescription: 'Il link apre questo indirizzo in una nuova scheda. Controllalo prima di continuare.',
  leavingTitle: 'Stai lasciando questo sito',
  lookAlike: 'Le lettere possono somigliare a quelle di un altro sito. È stato scritto così:',
  stay: 'Resta qui',
};
