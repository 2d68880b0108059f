import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carosello',
  criterionMet: 'soddisfatto',
  criterionNotMet: 'non ancora soddisfatto',
  nextSlide: 'Diapositiva successiva',
  previousSlide: 'Diapositiva precedente',
  showAsChart: 'Mostra come grafico',
  showAsTable: 'Mostra come tabella',
  slide: 'diapositiva',
  slidePosition: (number, total) => `${number} di ${total}`,
};
