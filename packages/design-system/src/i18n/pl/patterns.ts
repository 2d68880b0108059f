import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'karuzela',
  criterionMet: 'spełnione',
  criterionNotMet: 'jeszcze niespełnione',
  nextSlide: 'Następny slajd',
  previousSlide: 'Poprzedni slajd',
  showAsChart: 'Pokaż jako wykres',
  showAsTable: 'Pokaż jako tabelę',
  slide: 'slajd',
  slidePosition: (number, total) => `${number} z ${total}`,
};
