import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('en');

export const time: TimeMessages = {
  secondsAgo: 'a few seconds ago',
  minutesAgo: counted({ one: '# min ago', other: '# mins ago' }),
  hoursAgo: counted({ one: '# hour ago', other: '# hours ago' }),
  daysAgo: counted({ one: '# day ago', other: '# days ago' }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
