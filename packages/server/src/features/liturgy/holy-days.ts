import { calendarOf } from './calendar.ts';
import { dateOf, weekdayOf } from './days.ts';
import type { Region } from './landmarks.ts';

/** Creates the function that finds the holy days of obligation other than Sundays. It keeps the days of each year. */
export function createHolyDays(region: Region): (day: number) => boolean {
  const years = new Map<number, ReadonlySet<number>>();
  return (day) => {
    const year = Number(dateOf(day).slice(0, 4));
    let days = years.get(year);
    if (days === undefined) {
      const obligations = [...calendarOf(year, region)].filter(([, { obligation }]) => obligation);
      days = new Set(obligations.map(([found]) => found).filter((found) => weekdayOf(found) !== 0));
      years.set(year, days);
    }
    return days.has(day);
  };
}
