import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('pt-BR');

export const time: TimeMessages = {
  secondsAgo: 'há alguns segundos',
  minutesAgo: counted({ one: 'há # min', other: 'há # min' }),
  hoursAgo: counted({ one: 'há # hora', other: 'há # horas' }),
  daysAgo: counted({ one: 'há # dia', other: 'há # dias' }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
