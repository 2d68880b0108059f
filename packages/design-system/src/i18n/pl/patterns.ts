import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'karuzela',
  criterionMet: 'spełnione',
  criterionNotMet: 'jeszcze niespełnione',
  slide: 'slajd',
  slidePosition: (number, total) => `${number} z ${total}`,
};
