import type { components } from '@parvis/api-client/contract';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { instantOf, isTimeZone, readWallTime, spelledTimeZone } from '../../platform/zoned-time.ts';
import { invalid } from './errors.ts';
import { HOUR, numberOfSlots, timesOfDays, type Divided } from './slots.ts';

export type Draft = components['schemas']['SharedPrayerPayload'];

const TITLE = { multiline: false, atMost: 120 };
const INTENTION = { multiline: true, atMost: 1000 };
const DAYS_OF_NOVENA = 9;
const MOST_HOURS = 72;
const YEAR = 366 * 24 * HOUR;
/** The number of members for a slot that is open to everyone. It limits what a page has to count. */
const OPEN = 200;

export const presentCapacity = (capacity: number): number | null => (capacity === OPEN ? null : capacity);

export const textsOf = (draft: Draft) => ({
  title: requiredText(draft.title, 'title', TITLE),
  intention: optionalText(draft.intention, 'intention', INTENTION),
});

/** Returns the canonical spelling of the time zone that the draft names, or null if it names none. */
export function namedZone({ timeZone }: Draft): string | null {
  if (timeZone === undefined) return null;
  if (!isTimeZone(timeZone)) throw invalid.timeZone();
  return spelledTimeZone(timeZone);
}

function capacityOf({ kind, capacity = 1 }: Draft): number {
  if (kind === 'rosary') return 1;
  if (capacity !== null) return capacity;
  if (kind === 'adoration') throw invalid.capacity();
  return OPEN;
}

function timesOfDay(draft: Draft, timeZone: string, now: number) {
  const { day, kind } = draft;
  if (day === undefined || readWallTime(`${day}T00:00`) === null) throw invalid.day();
  const times = timesOfDays(day, kind === 'novena' ? DAYS_OF_NOVENA : 1, timeZone);
  if (times.ends_at <= now) throw invalid.pastDay();
  if (times.begins_at > now + YEAR) throw invalid.tooFar('day');
  return { day, ...times };
}

function timesOfAdoration({ startsAt, endsAt }: Draft, timeZone: string, now: number) {
  const start = startsAt === undefined ? null : readWallTime(startsAt);
  const end = endsAt === undefined ? null : readWallTime(endsAt);
  if (start === null) throw invalid.startsAt();
  if (end === null) throw invalid.endsAt();
  const times = { begins_at: instantOf(start, timeZone), ends_at: instantOf(end, timeZone) };
  if (times.ends_at <= times.begins_at) throw invalid.endBeforeStart();
  if (times.ends_at <= now) throw invalid.pastEnd();
  if (times.ends_at - times.begins_at > MOST_HOURS * HOUR) throw invalid.tooLong();
  if (times.begins_at > now + YEAR) throw invalid.tooFar('startsAt');
  return { day: '', ...times };
}

/** Returns the columns that say when the members pray, and how many. */
export function divide(draft: Draft, timeZone: string, now: number): Divided & { capacity: number } {
  const { kind, mysteries = '' } = draft;
  if (kind === 'rosary' && mysteries === '') throw invalid.mysteries();
  const times =
    kind === 'adoration' ? timesOfAdoration(draft, timeZone, now) : timesOfDay(draft, timeZone, now);
  const divided = {
    kind,
    mysteries: kind === 'rosary' ? mysteries : ('' as const),
    time_zone: timeZone,
    ...times,
  };
  return { ...divided, slots: numberOfSlots(divided), capacity: capacityOf(draft) };
}
