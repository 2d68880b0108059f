import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'Adoration',
  carousel: 'carrousel',
  confession: 'Confession',
  criterionMet: 'rempli',
  criterionNotMet: 'pas encore rempli',
  mass: 'Messe',
  nextMass: 'Prochaine messe',
  nextSlide: 'Diapositive suivante',
  noServices: 'Aucun horaire indiqué.',
  noServicesOnDay: 'Aucun',
  previousSlide: 'Diapositive précédente',
  showAsChart: 'Afficher en graphique',
  showAsTable: 'Afficher en tableau',
  slide: 'diapositive',
  slidePosition: (number, total) => `${number} sur ${total}`,
};
