import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('ar');

export const components: ComponentMessages = {
  andMore: counted({
    zero: 'لا أحد غيرهم',
    one: 'واحد آخر',
    two: 'اثنان آخران',
    few: '# آخرون',
    many: '# آخرون',
    other: '# آخرون',
  }),
  cancel: 'إلغاء',
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
  close: 'إغلاق',
  copied: 'تم النسخ',
  copy: 'نسخ',
  copyByHand: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
  hidePassword: 'إخفاء كلمة المرور',
  loading: 'جارٍ التحميل',
  nextPage: 'التالية',
  notifications: 'رسائل الموقع',
  opensElsewhere: 'يفتح موقعًا آخر',
  optional: 'اختياري',
  page: (number) => `صفحة ${number}`,
  pageOf: (number, count) => `صفحة ${number} من ${count}`,
  pages: 'الصفحات',
  previousPage: 'السابقة',
  remove: (name) => `إزالة ${name}`,
  showPassword: 'إظهار كلمة المرور',
  skipToContent: 'الانتقال إلى المحتوى',
  stepComing: 'لم تبدأ بعد',
  stepCurrent: 'الخطوة الحالية',
  stepDone: 'تمت',
  tryAgain: 'إعادة المحاولة',
};
