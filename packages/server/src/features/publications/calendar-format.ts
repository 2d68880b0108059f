import ICAL from 'ical.js';

// A line can have 75 octets. The library does not count the space at the start of a continued line (RFC 5545, 3.1).
ICAL.foldLength = 74;
// The library does not know these properties, so it would not escape their values.
for (const name of ['name', 'x-wr-calname']) {
  Object.assign(ICAL.design.icalendar.property, { [name]: { defaultType: 'text' } });
}

/**
 * Texts must not contain control characters, and `\n` is the only line break that the library escapes (RFC 5545,
 * 3.3.11).
 */
export const calendarText = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

export const utcTime = (time: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(time), true);

export const calendarFile = (calendar: ICAL.Component): Buffer =>
  Buffer.from(`${calendar.toString()}${ICAL.newLineChar}`);
