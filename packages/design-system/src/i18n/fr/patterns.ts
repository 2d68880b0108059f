import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrousel',
  criterionMet: 'rempli',
  criterionNotMet: 'pas encore rempli',
  slide: 'diapositive',
  slidePosition: (number, total) => `${number} sur ${total}`,
};
