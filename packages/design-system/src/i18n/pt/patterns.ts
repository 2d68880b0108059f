import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'carrossel',
  criterionMet: 'atendido',
  criterionNotMet: 'ainda não atendido',
  nextSlide: 'Próximo slide',
  previousSlide: 'Slide anterior',
  showAsChart: 'Mostrar como gráfico',
  showAsTable: 'Mostrar como tabela',
  slide: 'slide',
  slidePosition: (number, total) => `${number} de ${total}`,
};
