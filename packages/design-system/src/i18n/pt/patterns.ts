import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrossel',
  criterionMet: 'atendido',
  criterionNotMet: 'ainda não atendido',
  nextSlide: 'Próximo slide',
  previousSlide: 'Slide anterior',
  slide: 'slide',
  slidePosition: (number, total) => `${number} de ${total}`,
};
