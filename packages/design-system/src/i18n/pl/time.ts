import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('pl');

export const time: TimeMessages = {
  secondsAgo: 'przed chwilą',
  minutesAgo: counted({ one: '# min temu', few: '# min temu', other: '# min temu' }),
  hoursAgo: counted({ one: '# godzinę temu', few: '# godziny temu', other: '# godzin temu' }),
  daysAgo: counted({ one: '# dzień temu', few: '# dni temu', other: '# dni temu' }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
