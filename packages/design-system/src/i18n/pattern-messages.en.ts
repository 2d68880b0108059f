import type { PatternMessages } from './pattern-messages.ts';

export const englishPatterns: PatternMessages = {
  tryAgain: 'Try again',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    position: (number, total) => `${number} of ${total}`,
  },
  criterionMet: 'met',
  criterionNotMet: 'not met yet',
};
