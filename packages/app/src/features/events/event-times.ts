import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';
import { knownEntry } from '../../platform/known-entry.ts';

type EventDetails = Schemas['EventDetails'];

interface Span {
  readonly beginsAt: string;
  readonly endsAt: string;
}

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(i18n: I18n, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = languageTag(i18n.locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, known);
  return known;
}

/** The offset from UTC at that time, such as 'GMT-3'. It changes with daylight saving time. */
function offsetText(i18n: I18n, time: string, timeZone: string): string {
  const parts = format(i18n, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const dayOf = (i18n: I18n, time: string, timeZone: string): string =>
  format(i18n, { timeZone, dateStyle: 'short' }).format(new Date(time));

/** Whether the clocks change between start and end. */
const isChanging = (i18n: I18n, { beginsAt, endsAt }: Span, timeZone: string): boolean =>
  offsetText(i18n, beginsAt, timeZone) !== offsetText(i18n, endsAt, timeZone);

/**
 * The time span. It has dates if the event ends on another day. It has the offset at each end if the clocks change in
 * between.
 */
function spanText(
  i18n: I18n,
  { beginsAt, endsAt }: Span,
  timeZone: string,
  day?: Intl.DateTimeFormatOptions,
): string {
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  const isOneDay = dayOf(i18n, beginsAt, timeZone) === dayOf(i18n, endsAt, timeZone);
  const shown = isOneDay ? day : (day ?? { day: 'numeric', month: 'short' });
  const begin = format(i18n, { ...shown, ...clock }).format(new Date(beginsAt));
  const end = format(i18n, isOneDay ? clock : { ...shown, ...clock }).format(new Date(endsAt));
  if (!isChanging(i18n, { beginsAt, endsAt }, timeZone)) return `${begin} – ${end}`;
  return [
    `${begin} (${offsetText(i18n, beginsAt, timeZone)})`,
    `${end} (${offsetText(i18n, endsAt, timeZone)})`,
  ].join(' – ');
}

/** The time span in the event's time zone, such as '7:00 PM – 8:30 PM (GMT-3)'. */
export function zonedTime(i18n: I18n, span: Span, timeZone: string): string {
  const words = spanText(i18n, span, timeZone);
  if (isChanging(i18n, span, timeZone)) return words;
  return `${words} (${offsetText(i18n, span.beginsAt, timeZone)})`;
}

/** The time in the reader's time zone, with the day if the day differs. Null if both zones show the same time. */
export function ownTime(i18n: I18n, span: Span, timeZone: string, ownZone: string): string | null {
  const isSame =
    offsetText(i18n, span.beginsAt, timeZone) === offsetText(i18n, span.beginsAt, ownZone) &&
    offsetText(i18n, span.endsAt, timeZone) === offsetText(i18n, span.endsAt, ownZone);
  if (isSame) return null;
  const isSameDay = dayOf(i18n, span.beginsAt, timeZone) === dayOf(i18n, span.beginsAt, ownZone);
  const day = isSameDay ? undefined : ({ weekday: 'long', day: 'numeric', month: 'short' } as const);
  return capitalized(i18n, i18n._('{time} where you are', { time: spanText(i18n, span, ownZone, day) }));
}

/** The date in the event's time zone, such as 'Tuesday, December 1, 2026'. */
export function dayText(i18n: I18n, { beginsAt }: Pick<Span, 'beginsAt'>, timeZone: string): string {
  return capitalized(i18n, format(i18n, { timeZone, dateStyle: 'full' }).format(new Date(beginsAt)));
}

/** Whether the event starts in a different year from the given moment. */
export function isOfAnotherYear(
  { beginsAt }: Pick<Span, 'beginsAt'>,
  timeZone: string,
  now: number,
): boolean {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  return year.format(new Date(beginsAt)) !== year.format(now);
}

/** The recurrence, such as 'Every Tuesday'. Null for a single event, or if a later release has added the recurrence. */
export function recurrenceText(i18n: I18n, { startsAt, recurrence }: EventDetails): string | null {
  // The local time, parsed and formatted as if it were UTC.
  const start = new Date(`${startsAt}Z`);
  const say = (options: Intl.DateTimeFormatOptions) =>
    format(i18n, { ...options, timeZone: 'UTC' }).format(start);
  const words = {
    none: () => null,
    daily: () => i18n._('Every day'),
    weekly: () => i18n._('Every {weekday}', { weekday: say({ weekday: 'long' }) }),
    monthly: () => i18n._('Every month on day {day}', { day: say({ day: 'numeric' }) }),
  };
  return knownEntry(words, recurrence)?.() ?? null;
}

/** The end of a series, such as 'Until December 24, 2026'. Null for a series without an end. */
export function untilText(i18n: I18n, { until }: EventDetails): string | null {
  if (until === null) return null;
  const day = format(i18n, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${until}T00:00Z`));
  return i18n._('Until {day}', { day });
}
