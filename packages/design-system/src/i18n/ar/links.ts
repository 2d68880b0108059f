import type { LinkMessages } from '../links.ts';

export const links: LinkMessages = {
  leave: 'فتح الموقع',
  leavingDescription: 'يفتح الرابط هذا العنوان في علامة تبويب جديدة. تحقق منه قبل المتابعة.',
  leavingTitle: 'أنت تغادر هذا الموقع',
  lookAlike: 'قد تشبه حروفه حروف موقع آخر. وقد كُتب هكذا:',
  stay: 'البقاء هنا',
};
