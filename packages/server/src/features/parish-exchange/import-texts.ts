import { i18n } from '../../platform/i18n.ts';

/** The explanations of faults. Each says what would be right. */
export const say = {
  required: () => i18n._('This must not be empty.'),
  tooLong: (limit: number) => i18n._('Please use at most {limit} characters.', { limit }),
  state: () => i18n._('Please enter the two letters of the state, such as IL.'),
  zip: () => i18n._('Please enter a ZIP code of five digits. Spreadsheets can drop a leading zero.'),
  unknownZip: () => i18n._('We do not know this ZIP code.'),
  zone: () => i18n._('Please enter a time zone such as America/Chicago.'),
  email: () => i18n._('Please enter an email address, or leave it empty.'),
  website: () => i18n._('Please enter a web address that begins with https://.'),
  oneOf: (values: string) => i18n._('Please enter one of these words: {values}.', { values }),
  startsAt: () => i18n._('Please enter a day and a time such as 2026-12-24T16:00.'),
  minutes: () => i18n._('Please enter the duration in minutes, from 1 to 20160.'),
  day: () => i18n._('Please enter a day such as 2026-12-24.'),
  time: () => i18n._('Please enter a time with 24 hours, such as 09:30 or 17:00.'),
  scheduleDay: () =>
    i18n._('Please enter a day of the week in English, holy-day, vigil, or a date such as 2026-12-24.'),
  serviceLanguage: () => i18n._('Please enter the code of a language, such as en, es or pl.'),
  season: () => i18n._('The last day is before the first one.'),
  onlyWeekly: () => i18n._('Only a service on a day of the week has a season. Please leave this empty.'),
  onlyDate: () => i18n._('Only a date has an exception. Please leave this empty.'),
  kindOfDate: () => i18n._('Only a date can have this kind.'),
  emptyWithKind: () => i18n._('Please leave this empty, because this line has no service.'),
  mixedDate: () =>
    i18n._('This date already has a line that says that it has no services, or the usual ones.'),
  place: () => i18n._('Please enter a place, a link, or both.'),
  unknownId: () => i18n._('Nothing has this id. Leave it empty to add a new entry.'),
  unknownParish: () => i18n._('There is no such parish. Import the parish first.'),
  noKey: () => i18n._('Please enter the id of the parish or its key.'),
  twice: (line: number) => i18n._('This is already in line {line}.', { line }),
  apart: (line: number) =>
    i18n._('Other lines of this parish begin at line {line}. Please put all of them together.', { line }),
  nothingToWithdraw: () => i18n._('This is not on the site, so it cannot be withdrawn.'),
  cells: (found: number, expected: number) =>
    i18n._('This line has {found} cells instead of {expected}.', { found, expected }),
  column: (known: string) => i18n._('We do not know this column. Known columns: {known}.', { known }),
  missingColumn: () => i18n._('This column is missing.'),
  quotes: () =>
    i18n._('A quotation mark is missing or in the wrong place. The rest of the file was not read.'),
  tooMany: (most: number) => i18n._('Only the first {most} entries of the file were read.', { most }),
  recurrence: () =>
    i18n._('Only events that repeat daily, weekly or monthly at the same time can be imported.'),
  calendarTime: () => i18n._('This event has no time. Please add its start.'),
  calendar: () => i18n._('This calendar cannot be read. Please export it again.'),
  weeklyOnly: () => i18n._('Only services that repeat every week, or take place once, can be imported.'),
};
