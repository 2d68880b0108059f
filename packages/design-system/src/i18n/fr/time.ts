import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('fr');

export const time: TimeMessages = {
  secondsAgo: 'il y a quelques secondes',
  minutesAgo: counted({ one: 'il y a # min', other: 'il y a # min' }),
  hoursAgo: counted({ one: 'il y a # heure', other: 'il y a # heures' }),
  daysAgo: counted({ one: 'il y a # jour', other: 'il y a # jours' }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
