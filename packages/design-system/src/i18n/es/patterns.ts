import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrusel',
  criterionMet: 'cumplido',
  criterionNotMet: 'aún no cumplido',
  nextSlide: 'Diapositiva siguiente',
  previousSlide: 'Diapositiva anterior',
  slide: 'diapositiva',
  slidePosition: (number, total) => `${number} de ${total}`,
};
