import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'karuzela',
  criterionMet: 'spełnione',
  criterionNotMet: 'jeszcze niespełnione',
  nextSlide: 'Następny slajd',
  previousSlide: 'Poprzedni slajd',
  slide: 'slajd',
  slidePosition: (number, total) => `${number} z ${total}`,
};
