import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carousel',
  criterionMet: 'met',
  criterionNotMet: 'not met yet',
  nextSlide: 'Next slide',
  previousSlide: 'Previous slide',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  slide: 'slide',
  slidePosition: (number, total) => `${number} of ${total}`,
};
