import { counting } from '../plural.ts';
import type { TimeMessages } from '../time.ts';

const counted = counting('ar');

export const time: TimeMessages = {
  secondsAgo: 'قبل ثوانٍ',
  minutesAgo: counted({
    zero: 'قبل أقل من دقيقة',
    one: 'قبل دقيقة',
    two: 'قبل دقيقتين',
    few: 'قبل # دقائق',
    many: 'قبل # دقيقة',
    other: 'قبل # دقيقة',
  }),
  hoursAgo: counted({
    zero: 'قبل أقل من ساعة',
    one: 'قبل ساعة',
    two: 'قبل ساعتين',
    few: 'قبل # ساعات',
    many: 'قبل # ساعة',
    other: 'قبل # ساعة',
  }),
  daysAgo: counted({
    zero: 'اليوم',
    one: 'قبل يوم',
    two: 'قبل يومين',
    few: 'قبل # أيام',
    many: 'قبل # يومًا',
    other: 'قبل # يوم',
  }),
  dayAndTime: (day, time) => `${day} - ${time}`,
};
