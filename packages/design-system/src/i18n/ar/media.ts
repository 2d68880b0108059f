import type { MediaMessages } from '../media.ts';

export const media: MediaMessages = {
  back: (seconds) => `رجوع ${seconds} ثانية`,
  continueAt: (time) => `المتابعة من ${time}`,
  download: 'تنزيل',
  elapsed: 'الوقت المنقضي',
  ended: 'استمعت إليه حتى النهاية.',
  failed: 'تعذّر تشغيل هذا التسجيل.',
  forward: (seconds) => `تقديم ${seconds} ثانية`,
  heard: 'تم الاستماع إليه',
  loading: 'جارٍ التحميل…',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  position: 'الموضع',
  positionOf: (position, duration) => `${position} من ${duration}`,
  recordings: 'التسجيلات',
  remaining: 'الوقت المتبقي',
  speed: 'السرعة',
  trackOf: (number, count) => `${number} من ${count}`,
  volume: 'مستوى الصوت',
};
