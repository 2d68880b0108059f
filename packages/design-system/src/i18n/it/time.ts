import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('it');

export const time: TimeMessages = {
  secondsAgo: 'qualche secondo fa',
  minutesAgo: counted({ one: '# min fa', other: '# min fa' }),
  hoursAgo: counted({ one: '# ora fa', other: '# ore fa' }),
  daysAgo: counted({ one: '# giorno fa', other: '# giorni fa' }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
