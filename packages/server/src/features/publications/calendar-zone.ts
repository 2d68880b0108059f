import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

export interface CalendarZone {
  readonly id: string;
  /** The VTIMEZONE block of the time zone. */
  readonly block: string;
}

const known = new Set<string>(tzlib_get_timezones());

/** Returns the time zone that calendar programs know for an alias such as PST or US/Pacific-New. */
function knownName(timeZone: string): string | null {
  if (known.has(timeZone)) return timeZone;
  const canonical = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  return known.has(canonical) ? canonical : null;
}

/**
 * Returns a time zone as Outlook reads it. The time zone has one STANDARD rule and at most one DAYLIGHT rule, and both
 * repeat every year. Returns null for a zone that the library does not know.
 */
export function calendarZone(timeZone: string): CalendarZone | null {
  const name = knownName(timeZone);
  if (name === null) return null;
  const [block = '', property = ''] = tzlib_get_ical_block(name);
  return { id: property.replace('TZID=', ''), block };
}
