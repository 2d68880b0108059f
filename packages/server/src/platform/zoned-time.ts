import { Temporal } from 'temporal-polyfill';

export function isTimeZone(name: string): boolean {
  // Not an offset such as +03:00, which has no daylight saving time.
  if (!/^[A-Za-z]/u.test(name)) return false;
  try {
    // Not Temporal, which also accepts a whole date that names a zone.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const spellings = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]));

/**
 * The canonical spelling of a zone, because programs compare it case-sensitively; known names that are not listed stay
 * unchanged.
 */
export const spelledTimeZone = (name: string): string => spellings.get(name.toLowerCase()) ?? name;

const zonedTime = (time: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);

/** The zone's offset from UTC at that time, in milliseconds. */
export const offsetAt = (time: number, timeZone: string): number =>
  zonedTime(time, timeZone).offsetNanoseconds / 1_000_000;

/** Parses a wall time to milliseconds, as if it were UTC; null for a date that does not exist. */
export function readWallTime(text: string): number | null {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? null : time;
}

/**
 * The time at which the zone's clocks show this wall time. If it occurs twice, because clocks are turned back, the
 * first one; if clocks skip it, the time moved by the gap.
 */
export const instantOf = (wallTime: number, timeZone: string): number =>
  zonedTime(wallTime, 'UTC').toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds;
