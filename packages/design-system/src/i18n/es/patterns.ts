import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrusel',
  criterionMet: 'cumplido',
  criterionNotMet: 'aún no cumplido',
  nextSlide: 'Diapositiva siguiente',
  previousSlide: 'Diapositiva anterior',
  showAsChart: 'Mostrar como gráfico',
  showAsTable: 'Mostrar como tabla',
  slide: 'diapositiva',
  slidePosition: (number, total) => `${number} de ${total}`,
};
