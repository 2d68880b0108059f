import type { ComponentMessages } from '../components.ts';

export const components: ComponentMessages = {
  cancel: 'إلغاء',
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
