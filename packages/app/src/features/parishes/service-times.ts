import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';

type ParishDetails = Schemas['ParishDetails'];
export type ServiceTime = ParishDetails['times'][number];

const kinds = ['mass', 'confession', 'adoration'] as const;

interface DayOfServices {
  /** The name of the day or days, such as 'Sunday' or 'Monday to Friday'. */
  readonly day: string;
  /** The times of these days, such as '10:00 AM · 6:00 PM (Spanish)'. */
  readonly times: string;
}

interface Services {
  readonly kind: ServiceTime['kind'];
  readonly days: readonly DayOfServices[];
}

/** A Sunday. The names of the weekdays are derived from it. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 24 * 60 * 60 * 1000;

const say = (i18n: I18n, time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(i18n.locale), { ...options, timeZone: 'UTC' }).format(time);

const weekdayLabels = (i18n: I18n, day: number): string => say(i18n, SUNDAY + day * DAY, { weekday: 'long' });

export function timeText(i18n: I18n, { time, note }: ServiceTime): string {
  const formatted = say(i18n, Date.parse(`2026-01-04T${time}Z`), { hour: 'numeric', minute: '2-digit' });
  // Uses non-breaking spaces, so that a narrow column breaks between two times, not within one time.
  const clock = formatted.replaceAll(/\s/gu, '\u00A0');
  return note === '' ? clock : `${clock} (${note})`;
}

/** Groups consecutive days that have the same times. Omits days without times. */
function dayRangesOf(week: readonly string[]): { first: number; last: number; times: string }[] {
  const found: { first: number; last: number; times: string }[] = [];
  for (const [day, times] of week.entries()) {
    const before = found.at(-1);
    if (before?.last === day - 1 && before.times === times) before.last = day;
    else if (times !== '') found.push({ first: day, last: day, times });
  }
  return found;
}

/** The services of each kind, sorted by weekday and beginning with Sunday. */
export function servicesOf(i18n: I18n, times: readonly ServiceTime[]): Services[] {
  return kinds.flatMap((kind) => {
    const ranges = dayRangesOf(
      Array.from({ length: 7 }, (_, day) =>
        times
          .filter((time) => time.kind === kind && time.day === day)
          .map((time) => timeText(i18n, time))
          .join(' · '),
      ),
    );
    const days = ranges.map(({ first, last, times: clock }) => ({
      day: capitalized(
        i18n,
        first === last
          ? weekdayLabels(i18n, first)
          : i18n._('{first} to {last}', {
              first: weekdayLabels(i18n, first),
              last: weekdayLabels(i18n, last),
            }),
      ),
      times: clock,
    }));
    return days.length === 0 ? [] : [{ kind, days }];
  });
}

/** Upcoming exceptions, such as feasts. Omits days that are over in every time zone. */
export function exceptionsToCome(
  i18n: I18n,
  exceptions: ParishDetails['exceptions'],
  now: number,
): { day: string; note: string }[] {
  return exceptions
    .map(({ date, note }) => ({ at: Date.parse(`${date}T00:00Z`), note }))
    .filter(({ at }) => at + 1.5 * DAY > now)
    .map(({ at, note }) => ({ day: capitalized(i18n, say(i18n, at, { dateStyle: 'full' })), note }));
}
