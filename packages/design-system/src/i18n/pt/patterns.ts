import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'Adoração',
  carousel: 'carrossel',
  confession: 'Confissão',
  criterionMet: 'atendido',
  criterionNotMet: 'ainda não atendido',
  mass: 'Missa',
  nextMass: 'Próxima Missa',
  nextSlide: 'Próximo slide',
  noServices: 'Não há horários.',
  noServicesOnDay: 'Nenhum',
  previousSlide: 'Slide anterior',
  showAsChart: 'Mostrar como gráfico',
  showAsTable: 'Mostrar como tabela',
  slide: 'slide',
  slidePosition: (number, total) => `${number} de ${total}`,
};
