import { Temporal } from 'temporal-polyfill';

export function isTimeZone(name: string): boolean {
  // An offset such as +03:00 is not a zone, because it has no daylight saving time.
  if (!/^[A-Za-z]/u.test(name)) return false;
  try {
    // Uses Intl, because Temporal also accepts a whole date with the name of a zone.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const spellings = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]));

/**
 * Returns the canonical spelling of a time zone, because some programs compare the letter case. A valid name that is
 * not in the list stays unchanged.
 */
export const spelledTimeZone = (name: string): string => spellings.get(name.toLowerCase()) ?? name;

const zonedTime = (time: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);

/** Returns the difference between the zone and UTC at this time, in milliseconds. */
export const offsetAt = (time: number, timeZone: string): number =>
  zonedTime(time, timeZone).offsetNanoseconds / 1_000_000;

/**
 * Parses a wall time and returns it in milliseconds, as if it were UTC. Returns null for a date that does not exist.
 */
export function readWallTime(text: string): number | null {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? null : time;
}

/**
 * Returns the time at which the clocks of the zone show this wall time. If the wall time comes twice because clocks are
 * turned back, returns the first time. If the clocks skip the wall time, returns the time moved by the gap.
 */
export const instantOf = (wallTime: number, timeZone: string): number =>
  zonedTime(wallTime, 'UTC').toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds;
