import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carosello',
  criterionMet: 'soddisfatto',
  criterionNotMet: 'non ancora soddisfatto',
  slide: 'diapositiva',
  slidePosition: (number, total) => `${number} di ${total}`,
};
