import type { PatternMessages } from './pattern-messages.ts';

export const spanishPatterns: PatternMessages = {
  tryAgain: 'Reintentar',
  carousel: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: (number, total) => `${number} de ${total}`,
  },
  criterionMet: 'cumplido',
  criterionNotMet: 'aún no cumplido',
};
