import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('pt');

export const calendar: CalendarMessages = {
  allDay: 'O dia todo',
  emptyDay: 'Nada neste dia',
  list: 'Lista',
  month: 'Mês',
  more: counted({ one: 'mais #', other: 'mais #' }),
  nextMonth: 'Próximo mês',
  nextWeek: 'Próxima semana',
  previousMonth: 'Mês anterior',
  previousWeek: 'Semana anterior',
  today: 'Hoje',
  view: 'Visualização',
  week: 'Semana',
};
