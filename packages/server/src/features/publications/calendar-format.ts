import ICAL from 'ical.js';

// The library does not count the space that begins a folded line, which has at most 75 octets (RFC 5545, 3.1).
ICAL.foldLength = 74;
// The library does not know these properties and would not escape their values.
for (const name of ['name', 'x-wr-calname']) {
  Object.assign(ICAL.design.icalendar.property, { [name]: { defaultType: 'text' } });
}

/** Control characters are not allowed in texts, and the library escapes no line break but `\n` (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

export const utcTime = (time: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(time), true);

export const calendarFile = (calendar: ICAL.Component): Buffer =>
  Buffer.from(`${calendar.toString()}${ICAL.newLineChar}`);
