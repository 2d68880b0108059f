import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('es');

export const calendar: CalendarMessages = {
  allDay: 'Todo el día',
  emptyDay: 'Nada en este día',
  list: 'Lista',
  month: 'Mes',
  more: counted({ one: '# más', other: '# más' }),
  nextMonth: 'Mes siguiente',
  nextWeek: 'Semana siguiente',
  previousMonth: 'Mes anterior',
  previousWeek: 'Semana anterior',
  today: 'Hoy',
  view: 'Vista',
  week: 'Semana',
};
