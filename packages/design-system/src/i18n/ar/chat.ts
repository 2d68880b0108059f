import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('ar');

export const chat: ChatMessages = {
  chats: 'المحادثات',
  searchChats: 'البحث في المحادثات',
  unread: counted({
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '# رسائل غير مقروءة',
    many: '# رسالة غير مقروءة',
    other: '# رسالة غير مقروءة',
  }),
  online: 'متصل الآن',
  muted: 'مكتومة',

  attached: (name) => `ملف مرفق: ${name}`,
  unsupported: 'ملف غير مدعوم',
  loadingFile: 'جارٍ تحميل الملف...',
  fileFailed: 'تعذّر تحميل الملف.',
  openPicture: (name) => `فتح الصورة ${name}`,
  view: 'عرض',
  download: 'تنزيل',
  cancel: 'إلغاء',
  remove: 'إزالة',
  retry: 'إعادة المحاولة',
  delete: 'حذف',
  more: 'المزيد حول هذه الرسالة',
  sending: 'جارٍ الإرسال',
  sent: 'أُرسلت',
  seen: 'شوهدت',
  failed: 'لم تُرسل',

  newMessages: counted({
    zero: 'لا رسائل جديدة',
    one: 'رسالة جديدة واحدة',
    two: 'رسالتان جديدتان',
    few: '# رسائل جديدة',
    many: '# رسالة جديدة',
    other: '# رسالة جديدة',
  }),
  unreadFromHere: 'الجديد من هنا',
  says: (name, text) => `${name} يقول: ${text}`,
  toNewest: 'إلى أحدث رسالة',
  showOlder: 'عرض الرسائل الأقدم',
  loadingOlder: 'جارٍ تحميل الرسائل الأقدم',
  typing: (name) => `${name} يكتب…`,

  message: 'رسالة',
  messagePlaceholder: 'اكتب رسالة',
  send: 'إرسال',
  attachFiles: 'إرفاق ملفات',
  dropFiles: 'أفلت الملفات هنا',
  attachments: 'المرفقات',
  uploading: (name) => `جارٍ رفع ${name}`,
  processing: (name) => `جارٍ تجهيز ${name}`,
  waits: 'في الانتظار',
  ready: 'جاهز',

  backToChats: 'العودة إلى المحادثات',
  backToConversation: 'العودة إلى المحادثة',

  aboutChat: 'حول هذه المحادثة',
  showProfile: 'عرض الملف الشخصي',
  mute: 'كتم',
  muteHint: 'تصل الرسائل الجديدة من دون إشعار.',
  searchConversation: 'البحث في هذه المحادثة',
  position: (number, total) => `${number} من ${total}`,
  foundMessages: 'الرسائل الموجودة',
  nothingFound: 'لم يُعثر على شيء',
  previousFound: 'الرسالة السابقة التي عُثر عليها',
  nextFound: 'الرسالة التالية التي عُثر عليها',

  friends: 'الأصدقاء',
  searchFriends: 'البحث عن أصدقاء',
};
