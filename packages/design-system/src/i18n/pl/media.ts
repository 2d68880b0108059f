import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `${seconds} sekund wstecz`,
  continueAt: (time) => `Kontynuuj od ${time}`,
  download: 'Pobierz',
  elapsed: 'Czas, który upłynął',
  ended: 'Wysłuchano do końca.',
  failed: 'Nie udało się odtworzyć tego nagrania.',
  forward: (seconds) => `${seconds} sekund do przodu`,
  heard: 'Wysłuchane',
  loading: 'Wczytywanie…',
  pause: 'Wstrzymaj',
  play: 'Odtwórz',
  position: 'Miejsce nagrania',
  positionOf: (position, duration) => `${position} z ${duration}`,
  recordings: 'Nagrania',
  remaining: 'Pozostały czas',
  speed: 'Prędkość',
  trackOf: (number, count) => `${number} z ${count}`,
  volume: 'Głośność',
};
