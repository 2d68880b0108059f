import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'Adoration',
  carousel: 'carousel',
  confession: 'Confession',
  criterionMet: 'met',
  criterionNotMet: 'not met yet',
  mass: 'Mass',
  nextMass: 'Next Mass',
  nextSlide: 'Next slide',
  noServices: 'No services are listed.',
  noServicesOnDay: 'None',
  previousSlide: 'Previous slide',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  slide: 'slide',
  slidePosition: (number, total) => `${number} of ${total}`,
};
