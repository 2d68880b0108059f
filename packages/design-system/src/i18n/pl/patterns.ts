import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'Adoracja',
  carousel: 'karuzela',
  confession: 'Spowiedź',
  criterionMet: 'spełnione',
  criterionNotMet: 'jeszcze niespełnione',
  mass: 'Msza Święta',
  nextMass: 'Następna Msza',
  nextSlide: 'Następny slajd',
  noServices: 'Brak podanych godzin.',
  noServicesOnDay: 'Brak',
  previousSlide: 'Poprzedni slajd',
  showAsChart: 'Pokaż jako wykres',
  showAsTable: 'Pokaż jako tabelę',
  slide: 'slajd',
  slidePosition: (number, total) => `${number} z ${total}`,
};
