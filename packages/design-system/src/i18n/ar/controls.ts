import type { ControlMessages } from '../controls.ts';
import { counting } from '../plural.ts';

const counted = counting('ar');

export const controls: ControlMessages = {
  andMore: counted({
    zero: 'لا أحد غيرهم',
    one: 'واحد آخر',
    two: 'اثنان آخران',
    few: '# آخرون',
    many: '# آخرون',
    other: '# آخرون',
  }),
  charactersLeft: counted({
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت # أحرف',
    many: 'بقي # حرفًا',
    other: 'بقي # حرف',
  }),
  charactersTooMany: counted({
    zero: 'لا حروف زائدة',
    one: 'حرف واحد زائد',
    two: 'حرفان زائدان',
    few: '# أحرف زائدة',
    many: '# حرفًا زائدًا',
    other: '# حرف زائد',
  }),
  clear: 'مسح',
  copied: 'تم النسخ',
  copy: 'نسخ',
  copyByHand: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  maximum: 'الحد الأقصى',
  minimum: 'الحد الأدنى',
  nextPage: 'التالية',
  noResults: 'لا توجد نتائج',
  page: (number) => `صفحة ${number}`,
  pageOf: (number, count) => `صفحة ${number} من ${count}`,
  pages: 'الصفحات',
  previousPage: 'السابقة',
  remove: (name) => `إزالة ${name}`,
  results: counted({
    zero: 'لا توجد نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  }),
  search: 'بحث',
  searchFailed: 'تعذّر البحث.',
  searching: 'جارٍ البحث',
  selectAll: 'الكل',
  stepComing: 'لم تبدأ بعد',
  stepCurrent: 'الخطوة الحالية',
  stepDone: 'تمت',
};
