import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('it');

export const calendar: CalendarMessages = {
  allDay: 'Tutto il giorno',
  emptyDay: 'Niente in questo giorno',
  list: 'Elenco',
  month: 'Mese',
  more: counted({ one: 'altro #', other: 'altri #' }),
  nextMonth: 'Mese successivo',
  nextWeek: 'Settimana successiva',
  previousMonth: 'Mese precedente',
  previousWeek: 'Settimana precedente',
  today: 'Oggi',
  view: 'Vista',
  week: 'Settimana',
};
