import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'Otwórz stronę',
  leavingDescription: 'Link otwiera ten adres w nowej karcie. Sprawdź go, zanim przejdziesz dalej.',
  leavingTitle: 'Opuszczasz tę stronę',
  lookAlike: 'Litery mogą przypominać adres innej strony. Wpisano:',
  stay: 'Zostań tutaj',
};
