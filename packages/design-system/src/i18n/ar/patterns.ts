import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  carousel: 'عرض دوّار',
  criterionMet: 'مستوفى',
  criterionNotMet: 'غير مستوفى بعد',
  nextSlide: 'الشريحة التالية',
  previousSlide: 'الشريحة السابقة',
  showAsChart: 'عرض كرسم بياني',
  showAsTable: 'عرض كجدول',
  slide: 'شريحة',
  slidePosition: (number, total) => `${number} من ${total}`,
};
