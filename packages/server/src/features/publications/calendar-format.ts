import ICAL from 'ical.js';

// It does not count the blank that begins a folded line, which has 75 octets at most (RFC 5545, 3.1).
ICAL.foldLength = 74;
// It does not know these: it would leave their values unescaped.
for (const name of ['name', 'x-wr-calname']) {
  Object.assign(ICAL.design.icalendar.property, { [name]: { defaultType: 'text' } });
}

/** Control characters are not allowed in texts, and the library escapes no line break but `\n` (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

export const utcTime = (time: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(time), true);

export const calendarFile = (calendar: ICAL.Component): Buffer =>
  Buffer.from(`${calendar.toString()}${ICAL.newLineChar}`);
