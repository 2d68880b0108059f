import { Temporal } from 'temporal-polyfill';
import type { DigestPreferences } from './tables.ts';

/** The time zone of members who have chosen none. */
const DEFAULT_ZONE = 'America/New_York';
const SUNDAY = 7;

/** The preferences of a new member: Saturday morning, so that Sunday can still be planned. */
export const firstPreferences = {
  frequency: 'weekly',
  weekday: 6,
  hour: 9,
  timeZone: null,
} as const satisfies DigestPreferences;

const zoneOf = ({ timeZone }: Pick<DigestPreferences, 'timeZone'>): string => timeZone ?? DEFAULT_ZONE;

/**
 * Returns the first time after `now` at which a digest is due, or null. An hour that the clocks skip moves by the gap.
 * Of an hour that comes twice, the first one counts.
 */
export function nextDigestAt(preferences: DigestPreferences, now: number): number | null {
  const { frequency, weekday, hour } = preferences;
  if (frequency === 'never') return null;
  const zone = zoneOf(preferences);
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const at = (day: Temporal.PlainDate): number =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) }).epochMilliseconds;
  if (frequency === 'daily') {
    const next = at(today);
    return next > now ? next : at(today.add({ days: 1 }));
  }
  const isoWeekday = weekday === 0 ? SUNDAY : weekday;
  const day = today.add({ days: (isoWeekday - today.dayOfWeek + SUNDAY) % SUNDAY });
  const next = at(day);
  return next > now ? next : at(day.add({ weeks: 1 }));
}
