import type { PatternMessages } from '../patterns.ts';

export const patterns: PatternMessages = {
  adoration: 'سجود القربان',
  carousel: 'عرض دوّار',
  confession: 'الاعتراف',
  criterionMet: 'مستوفى',
  criterionNotMet: 'غير مستوفى بعد',
  mass: 'القداس',
  nextMass: 'القداس القادم',
  nextSlide: 'الشريحة التالية',
  noServices: 'لا توجد مواعيد.',
  noServicesOnDay: 'لا يوجد',
  previousSlide: 'الشريحة السابقة',
  showAsChart: 'عرض كرسم بياني',
  showAsTable: 'عرض كجدول',
  slide: 'شريحة',
  slidePosition: (number, total) => `${number} من ${total}`,
};
