import { instantOf, offsetAt, readWallTime } from '../../platform/zoned-time.ts';
import { calendarOf } from '../liturgy/index.ts';
import type { Day, Gap } from './find-services.ts';
import { HOLY_DAY, VIGIL } from '../service-schedule/index.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const isSunday = (day: number): boolean => new Date(day * DAY).getUTCDay() === 0;

/** The holy days by year. The calendar of a year is computed only once, because a search needs nine days. */
const holyDays = new Map<number, ReadonlySet<number>>();
const KEPT_YEARS = 8;

function holyDaysOf(year: number): ReadonlySet<number> {
  const known = holyDays.get(year);
  if (known !== undefined) return known;
  const calendar = [...calendarOf(year, 'unitedStates')];
  const found = new Set(
    calendar.filter(([day, { obligation }]) => obligation && !isSunday(day)).map(([day]) => day),
  );
  if (holyDays.size >= KEPT_YEARS) holyDays.clear();
  holyDays.set(year, found);
  return found;
}

/** Whether a day is a holy day of obligation in the USA, other than Sunday. Days are counted from 1 January 1970. */
const isHolyDay = (day: number): boolean => holyDaysOf(new Date(day * DAY).getUTCFullYear()).has(day);

/** The time that the clocks skip on a day. Clocks are moved on whole minutes, and at most once a day. */
function gapOf(start: number, timeZone: string): Gap | null {
  const before = offsetAt(instantOf(start, timeZone), timeZone);
  const after = offsetAt(instantOf(start + DAY, timeZone), timeZone);
  if (after <= before) return null;
  let [low, high] = [0, DAY / MINUTE];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(start + middle * MINUTE - before, timeZone) > before) high = middle;
    else low = middle + 1;
  }
  return { begin: low, end: low + (after - before) / MINUTE };
}

/** Returns a date some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

export const dayIn = (date: string, timeZone: string): Day => {
  const start = readWallTime(`${date}T00:00`) ?? 0;
  const day = start / DAY;
  const weekday = String(new Date(start).getUTCDay());
  const isHoly = isHolyDay(day);
  return {
    date,
    weekday,
    keys: [weekday, date, ...(isHoly ? [HOLY_DAY] : []), ...(isHolyDay(day + 1) ? [VIGIL] : [])],
    isHolyDay: isHoly,
    gap: gapOf(start, timeZone),
  };
};

/** Returns the date and the minute of the day that the clocks of a time zone show. */
export function wallClockOf(
  time: number,
  timeZone: string,
): { readonly date: string; readonly minute: number } {
  const wall = time + offsetAt(time, timeZone);
  return {
    date: new Date(wall).toISOString().slice(0, 10),
    minute: Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE),
  };
}

/** Returns the instant at which a service begins. */
export const instantOfMinute = (date: string, minute: number, timeZone: string): number =>
  instantOf(Date.parse(date) + minute * MINUTE, timeZone);
