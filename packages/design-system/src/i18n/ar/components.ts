import type { ComponentMessages } from '../components.ts';
import { counting } from '../plural.ts';

const counted = counting('ar');

export const components: ComponentMessages = {
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
  hidePassword: 'إخفاء كلمة المرور',
  loading: 'جارٍ التحميل',
  notifications: 'رسائل الموقع',
  opensElsewhere: 'يفتح موقعًا آخر',
  optional: 'اختياري',
  showPassword: 'إظهار كلمة المرور',
  skipToContent: 'الانتقال إلى المحتوى',
  tryAgain: 'إعادة المحاولة',
};
