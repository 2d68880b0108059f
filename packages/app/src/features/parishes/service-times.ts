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

/** The name of a language in the reader's language, such as 'Spanish'. */
export const languageName = (i18n: I18n, language: string): string =>
  capitalized(
    i18n,
    new Intl.DisplayNames(languageTag(i18n.locale), { type: 'language' }).of(language) ?? language,
  );

const seasonDay = (i18n: I18n, day: string): string =>
  say(i18n, Date.parse(`${day}T00:00Z`), { day: 'numeric', month: 'short', year: 'numeric' });

/** The days on which a service takes place, such as 'until May 31, 2027'. Null if there is no limit. */
function seasonText(i18n: I18n, { from, until }: Pick<ServiceTime, 'from' | 'until'>): string | null {
  if (from === undefined && until === undefined) return null;
  if (until === undefined) return i18n._('from {day}', { day: seasonDay(i18n, from ?? '') });
  if (from === undefined) return i18n._('until {day}', { day: seasonDay(i18n, until) });
  return i18n._('{first} to {last}', { first: seasonDay(i18n, from), last: seasonDay(i18n, until) });
}

type AnyTime = Pick<ServiceTime, 'time' | 'note' | 'language' | 'from' | 'until'> & {
  readonly isVigil?: boolean;
};

/** Uses non-breaking spaces, so that a narrow column breaks between two times, not within one time. */
export const unbroken = (clock: string): string => clock.replaceAll(/\s/gu, '\u00A0');

/** A time with its language, its note and its season, such as '6:00 PM (Spanish)'. */
export function timeText(i18n: I18n, service: AnyTime): string {
  const { time, note, language, isVigil } = service;
  const at = Date.parse(`2026-01-04T${time}Z`);
  const clock = unbroken(say(i18n, at, { hour: 'numeric', minute: '2-digit' }));
  const notes = [
    isVigil === true ? i18n._('the evening before') : null,
    language === undefined ? null : languageName(i18n, language),
    note,
    seasonText(i18n, service),
  ].filter((text) => text !== null && text !== '');
  return notes.length === 0 ? clock : `${clock} (${notes.join(', ')})`;
}

/** The services of one day or of holy days, grouped by their kind. */
export const timesByKind = (i18n: I18n, times: readonly (AnyTime & Pick<ServiceTime, 'kind'>)[]) =>
  kinds.flatMap((kind) => {
    const own = times.filter((time) => time.kind === kind).map((time) => timeText(i18n, time));
    return own.length === 0 ? [] : [{ kind, times: own.join(' · ') }];
  });

/** Omits services whose season is over in every time zone. */
export const withoutPast = (times: readonly ServiceTime[], now: number): readonly ServiceTime[] =>
  times.filter(({ until }) => until === undefined || Date.parse(`${until}T00:00Z`) + 1.5 * DAY > now);

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

interface ShownException {
  readonly date: string;
  readonly day: string;
  readonly note: string;
  /** The services of that day. Null if the regular services take place. */
  readonly times: readonly { readonly kind: ServiceTime['kind']; readonly times: string }[] | null;
}

/** Upcoming exceptions, such as feasts. Omits days that are over in every time zone. */
export const exceptionsToCome = (
  i18n: I18n,
  exceptions: ParishDetails['exceptions'],
  now: number,
): ShownException[] =>
  exceptions
    .map(({ date, note, times }) => ({ date, at: Date.parse(`${date}T00:00Z`), note, times }))
    .filter(({ at }) => at + 1.5 * DAY > now)
    .map(({ date, at, note, times }) => ({
      date,
      day: capitalized(i18n, say(i18n, at, { dateStyle: 'full' })),
      note,
      times: times === undefined ? null : timesByKind(i18n, times),
    }));
