import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carousel',
  criterionMet: 'met',
  criterionNotMet: 'not met yet',
  slide: 'slide',
  slidePosition: (number, total) => `${number} of ${total}`,
};
