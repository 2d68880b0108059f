import type { components } from '@parvis/api-client/contract';
import { instantOf, offsetAt } from '../../platform/zoned-time.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ServiceKind'];

/** The regular services of a parish, and the days on which they differ. */
export type Schedule = Pick<Schemas['ParishDetails'], 'times' | 'holyDayTimes' | 'exceptions'> & {
  readonly timeZone: string;
};

type Service = Schemas['DayTime'] & {
  readonly startsAt: number;
  /** The notes of the exceptions on that day. */
  readonly exception: string;
};

interface Options {
  readonly after: number;
  /** The number of services of each kind. */
  readonly most: number;
  /** The number of days that are searched. */
  readonly days: number;
  /** Whether a day is a holy day of obligation other than Sunday. Days are counted from 1 January 1970. */
  readonly isHolyDay: (day: number) => boolean;
}

interface ChangedDay {
  readonly notes: readonly string[];
  /** Null if the regular services take place. */
  readonly times: readonly Schemas['DayTime'][] | null;
}

const DAY = 24 * 60 * 60 * 1000;
const kinds: readonly Kind[] = ['mass', 'confession', 'adoration'];

const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const weekdayOf = (day: number): number => new Date(day * DAY).getUTCDay();

/** A day can have several exceptions. Their services are all those of the day. */
function changedDays(exceptions: Schedule['exceptions']): ReadonlyMap<string, ChangedDay> {
  const days = new Map<string, ChangedDay>();
  for (const { date, note, times } of exceptions) {
    const known = days.get(date);
    days.set(date, {
      notes: [...(known?.notes ?? []), note],
      times: times === undefined ? (known?.times ?? null) : [...(known?.times ?? []), ...times],
    });
  }
  return days;
}

/** Returns the function that lists the services of a day, without those of an exception. */
function regularServices({ times, holyDayTimes = [] }: Schedule, isHolyDay: Options['isHolyDay']) {
  const onHolyDay = holyDayTimes.filter(({ isVigil }) => isVigil !== true);
  const vigils = holyDayTimes.filter(({ isVigil }) => isVigil === true);
  const replaced = new Set(onHolyDay.map(({ kind }) => kind));
  return (day: number, date: string): readonly Schemas['DayTime'][] => {
    const weekday = weekdayOf(day);
    const weekly = times.filter(
      (service) =>
        service.day === weekday &&
        (service.from === undefined || service.from <= date) &&
        (service.until === undefined || date <= service.until),
    );
    const ofDay =
      onHolyDay.length > 0 && isHolyDay(day)
        ? [...weekly.filter(({ kind }) => !replaced.has(kind)), ...onHolyDay]
        : weekly;
    return vigils.length > 0 && isHolyDay(day + 1) ? [...ofDay, ...vigils] : ofDay;
  };
}

const byStart = (one: Service, other: Service): number => one.startsAt - other.startsAt;

/**
 * Returns the next services of each kind, sorted by time. A service is always at the same local time. If the clocks
 * skip that time, the service is later by the length of the gap. If that time comes twice, it is at the first one.
 */
export function upcomingServices(
  schedule: Schedule,
  { after, most, days, isHolyDay }: Options,
): readonly Service[] {
  const { timeZone, exceptions } = schedule;
  const changed = changedDays(exceptions);
  const regular = regularServices(schedule, isHolyDay);
  const found = new Map<Kind, Service[]>(kinds.map((kind) => [kind, []]));
  const today = Math.floor((after + offsetAt(after, timeZone)) / DAY);
  const isFull = (kind: Kind): boolean => (found.get(kind)?.length ?? 0) >= most;
  let open = kinds;
  // Begins a day earlier, because a gap at midnight moves services to the next day. For the same reason, each kind is
  // searched for one day more than it needs.
  for (let day = today - 1; day <= today + days && open.length > 0; day += 1) {
    const next = open.filter((kind) => !isFull(kind));
    const date = dateOf(day);
    const change = changed.get(date);
    const exception = change?.notes.join(' ') ?? '';
    for (const { kind, time, note, language } of change?.times ?? regular(day, date)) {
      if (!open.includes(kind)) continue;
      const startsAt = instantOf(Date.parse(`${date}T${time}Z`), timeZone);
      if (startsAt <= after) continue;
      found.get(kind)?.push({
        kind,
        time,
        note,
        ...(language === undefined ? {} : { language }),
        startsAt,
        exception,
      });
    }
    open = next;
  }
  return [...found.values()]
    .flatMap((services) => services.toSorted(byStart).slice(0, most))
    .toSorted(byStart);
}
