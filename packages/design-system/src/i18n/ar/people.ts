import type { PeopleMessages } from '../people.ts';
import { counting } from '../plural.ts';

const counted = counting('ar');

export const people: PeopleMessages = {
  unreadCount: counted({
    zero: 'لا جديد غير مقروء',
    one: 'واحد غير مقروء',
    two: 'اثنان غير مقروءين',
    few: '# غير مقروءة',
    many: '# غير مقروءًا',
    other: '# غير مقروء',
  }),
  unread: 'غير مقروء',
  read: 'مقروء',
  markRead: 'وضع علامة مقروء',
  markAllRead: 'وضع علامة مقروء على الكل',
  deleteNotification: 'حذف',
  showMore: 'عرض المزيد',
  online: 'متصل الآن',

  accept: 'قبول',
  decline: 'رفض',
  accepted: 'أصبحتما صديقين الآن.',
  declined: 'رُفض الطلب',
};
