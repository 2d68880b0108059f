import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'Adorazione',
  carousel: 'carosello',
  confession: 'Confessione',
  criterionMet: 'soddisfatto',
  criterionNotMet: 'non ancora soddisfatto',
  mass: 'Messa',
  nextMass: 'Prossima Messa',
  nextSlide: 'Diapositiva successiva',
  noServices: 'Nessun orario indicato.',
  noServicesOnDay: 'Nessuno',
  previousSlide: 'Diapositiva precedente',
  showAsChart: 'Mostra come grafico',
  showAsTable: 'Mostra come tabella',
  slide: 'diapositiva',
  slidePosition: (number, total) => `${number} di ${total}`,
};
