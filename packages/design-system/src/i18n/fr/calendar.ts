import type { CalendarMessages } from '../calendar.ts';
import { counting } from '../plural.ts';

const counted = counting('fr');

export const calendar: CalendarMessages = {
  allDay: 'Toute la journée',
  emptyDay: 'Rien ce jour-là',
  list: 'Liste',
  month: 'Mois',
  more: counted({ one: '# de plus', other: '# de plus' }),
  nextMonth: 'Mois suivant',
  nextWeek: 'Semaine suivante',
  previousMonth: 'Mois précédent',
  previousWeek: 'Semaine précédente',
  today: 'Aujourd’hui',
  view: 'Affichage',
  week: 'Semaine',
};
