import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrousel',
  criterionMet: 'rempli',
  criterionNotMet: 'pas encore rempli',
  nextSlide: 'Diapositive suivante',
  previousSlide: 'Diapositive précédente',
  showAsChart: 'Afficher en graphique',
  showAsTable: 'Afficher en tableau',
  slide: 'diapositive',
  slidePosition: (number, total) => `${number} sur ${total}`,
};
