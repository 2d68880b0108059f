import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('ar');

export const calendar: CalendarMessages = {
  allDay: 'طوال اليوم',
  emptyDay: 'لا شيء في هذا اليوم',
  list: 'قائمة',
  month: 'شهر',
  more: counted({
    zero: '# أخرى',
    one: '# آخر',
    two: '# آخران',
    few: '# أخرى',
    many: '# أخرى',
    other: '# أخرى',
  }),
  nextMonth: 'الشهر التالي',
  nextWeek: 'الأسبوع التالي',
  previousMonth: 'الشهر السابق',
  previousWeek: 'الأسبوع السابق',
  today: 'اليوم',
  view: 'العرض',
  week: 'أسبوع',
};
