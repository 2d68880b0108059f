import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('en');

export const calendar: CalendarMessages = {
  allDay: 'All day',
  emptyDay: 'Nothing on this day',
  list: 'List',
  month: 'Month',
  more: counted({ one: '# more', other: '# more' }),
  nextMonth: 'Next month',
  nextWeek: 'Next week',
  previousMonth: 'Previous month',
  previousWeek: 'Previous week',
  today: 'Today',
  view: 'View',
  week: 'Week',
};
