import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrousel',
  criterionMet: 'rempli',
  criterionNotMet: 'pas encore rempli',
  nextSlide: 'Diapositive suivante',
  previousSlide: 'Diapositive précédente',
  slide: 'diapositive',
  slidePosition: (number, total) => `${number} sur ${total}`,
};
