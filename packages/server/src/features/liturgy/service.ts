import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { badField } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { isTimeZone, offsetAt } from '../../platform/zoned-time.ts';
import { calendarOf, type CalendarDay } from './calendar.ts';
import type { Celebration } from './celebration.ts';
import { dateOf, readDate } from './days.ts';
import { landmarksOf, type Region } from './landmarks.ts';
import { readingsOn } from './readings/readings.ts';

type Schemas = components['schemas'];

/** The first year of the reformed calendar. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;
const CACHED_YEARS = 8;

interface Question {
  /** Null means the region of the site. */
  readonly region: Region | null;
  readonly date: string | undefined;
  readonly timeZone: string;
}

const present = ({ title, rank, color }: Celebration): Schemas['LiturgicalCelebration'] => ({
  title,
  rank,
  color,
});

/** Throws an error about this field if the calendar does not have the day. */
export function requireYear(day: number, field: string): void {
  const year = Number(dateOf(day).slice(0, 4));
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return;
  throw badField(
    field,
    i18n._('The calendar reaches from {firstYear} to {lastYear}.', {
      firstYear: FIRST_YEAR,
      lastYear: LAST_YEAR,
    }),
  );
}

export function createLiturgyService({ clock, config }: Pick<Dependencies, 'clock' | 'config'>) {
  const calendars = new Map<string, ReadonlyMap<number, CalendarDay>>();

  function calendar(year: number, region: Region): ReadonlyMap<number, CalendarDay> {
    const key = `${region} ${year}`;
    const days = calendars.get(key) ?? calendarOf(year, region);
    // A requested calendar moves to the end of the map. So the first calendar is the least recently used one, and is
    // evicted.
    calendars.delete(key);
    calendars.set(key, days);
    const [oldest] = calendars.keys();
    if (calendars.size > CACHED_YEARS && oldest !== undefined) calendars.delete(oldest);
    return days;
  }

  function today(timeZone: string): string {
    if (!isTimeZone(timeZone)) throw badField('timeZone', i18n._('We do not know this time zone.'));
    const now = clock.now();
    return new Date(now + offsetAt(now, timeZone)).toISOString().slice(0, 10);
  }

  function dayIn(day: number, region: Region): CalendarDay {
    const found = calendar(Number(dateOf(day).slice(0, 4)), region).get(day);
    if (found === undefined) throw new Error(`The calendar lacks ${dateOf(day)}.`);
    return found;
  }

  return {
    /** Returns the celebrations of days that follow one another. Null means the region of the site. */
    between(chosen: Region | null, from: number, to: number): Schemas['CalendarDay'][] {
      const region = chosen ?? config.liturgicalRegion;
      return Array.from({ length: to - from + 1 }, (_, index) => {
        const { season, celebration, obligation, fasting, abstinence } = dayIn(from + index, region);
        const date = dateOf(from + index);
        return { date, season, celebration: present(celebration), obligation, fasting, abstinence };
      });
    },

    day({ region: chosen, date, timeZone }: Question): Schemas['LiturgicalDay'] {
      const region = chosen ?? config.liturgicalRegion;
      const asked = readDate(date ?? today(timeZone));
      if (asked === null) throw badField('date', i18n._('This date does not exist.'));
      const text = dateOf(asked);
      requireYear(asked, 'date');
      const year = Number(text.slice(0, 4));
      const day = dayIn(asked, region);
      return {
        date: text,
        region,
        season: day.season,
        week: day.week,
        celebration: present(day.celebration),
        optional: day.optional.map(present),
        readings: readingsOn(asked, day, landmarksOf(year, region)),
        obligation: day.obligation,
        fasting: day.fasting,
        abstinence: day.abstinence,
      };
    },
  };
}
