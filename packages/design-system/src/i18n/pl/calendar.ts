import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('pl');

export const calendar: CalendarMessages = {
  allDay: 'Cały dzień',
  emptyDay: 'Nic w tym dniu',
  list: 'Lista',
  month: 'Miesiąc',
  more: counted({ one: 'jeszcze #', few: 'jeszcze #', other: 'jeszcze #' }),
  nextMonth: 'Następny miesiąc',
  nextWeek: 'Następny tydzień',
  previousMonth: 'Poprzedni miesiąc',
  previousWeek: 'Poprzedni tydzień',
  today: 'Dzisiaj',
  view: 'Widok',
  week: 'Tydzień',
};
