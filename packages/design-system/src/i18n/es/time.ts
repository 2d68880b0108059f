import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('es');

export const time: TimeMessages = {
  secondsAgo: 'hace unos segundos',
  minutesAgo: counted({ one: 'hace # min', other: 'hace # min' }),
  hoursAgo: counted({ one: 'hace # hora', other: 'hace # horas' }),
  daysAgo: counted({ one: 'hace # día', other: 'hace # días' }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
