import type { EmojiMessages } from '../emojis.ts';

export const emojis: EmojiMessages = {
  add: 'إضافة رمز تعبيري',
  loading: 'جارٍ تحميل الرموز التعبيرية…',
  none: 'لم يُعثر على أي رمز تعبيري.',
  recent: 'المستخدمة مؤخرًا',
  search: 'البحث عن رمز تعبيري',
  skinTones: {
    none: 'لون البشرة: عادي',
    light: 'لون البشرة: فاتح',
    'medium-light': 'لون البشرة: فاتح متوسط',
    medium: 'لون البشرة: متوسط',
    'medium-dark': 'لون البشرة: داكن متوسط',
    dark: 'لون البشرة: داكن',
  },
  title: 'الرموز التعبيرية',
};
