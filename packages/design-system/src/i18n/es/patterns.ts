import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'Adoración',
  carousel: 'carrusel',
  confession: 'Confesión',
  criterionMet: 'cumplido',
  criterionNotMet: 'aún no cumplido',
  mass: 'Misa',
  nextMass: 'Próxima Misa',
  nextSlide: 'Diapositiva siguiente',
  noServices: 'No hay horarios.',
  noServicesOnDay: 'Ninguno',
  previousSlide: 'Diapositiva anterior',
  showAsChart: 'Mostrar como gráfico',
  showAsTable: 'Mostrar como tabla',
  slide: 'diapositiva',
  slidePosition: (number, total) => `${number} de ${total}`,
};
