import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

export interface CalendarZone {
  readonly id: string;
  /** Its VTIMEZONE. */
  readonly block: string;
}

const known = new Set<string>(tzlib_get_timezones());

/** Maps aliases such as PST and US/Pacific-New to a zone that calendar programs know. */
function knownName(timeZone: string): string | null {
  if (known.has(timeZone)) return timeZone;
  const canonical = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return known.has(canonical) ? canonical : null;
}

/**
 * A time zone as Outlook reads it: one STANDARD rule and at most one DAYLIGHT rule, each repeated every year. Null for a
 * zone that the library does not have.
 */
export function calendarZone(timeZone: string): CalendarZone | null {
  const name = knownName(timeZone);
  if (name === null) return null;
  const [block = '', property = ''] = tzlib_get_ical_block(name);
  return { id: property.replace('TZID=', ''), block };
}
