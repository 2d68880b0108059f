import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `Indietro di ${seconds} secondi`,
  continueAt: (time) => `Continua da ${time}`,
  download: 'Scarica',
  elapsed: 'Tempo trascorso',
  ended: 'Ascoltata fino alla fine.',
  failed: 'Non è stato possibile riprodurre questa registrazione.',
  forward: (seconds) => `Avanti di ${seconds} secondi`,
  heard: 'Ascoltata',
  loading: 'Caricamento…',
  pause: 'Metti in pausa',
  play: 'Riproduci',
  position: 'Posizione',
  positionOf: (position, duration) => `${position} di ${duration}`,
  recordings: 'Registrazioni',
  remaining: 'Tempo rimanente',
  speed: 'Velocità',
  trackOf: (number, count) => `${number} di ${count}`,
  volume: 'Volume',
};
