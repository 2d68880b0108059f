import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'عرض دوّار',
  criterionMet: 'مستوفى',
  criterionNotMet: 'غير مستوفى بعد',
  slide: 'شريحة',
  slidePosition: (number, total) => `${number} من ${total}`,
};
