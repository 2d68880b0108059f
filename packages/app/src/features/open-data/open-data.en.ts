import type { OpenDataText } from './open-data-text.ts';

export const text: OpenDataText = {
  title: 'Open Data',
  introduction:
    'The parishes on this site and their schedules are open data. Your parish, your diocese or your program can show them, without an account.',
  license: 'You may use the data if you name its source. License:',
  addresses: {
    heading: 'Where to find it',
    parishes: 'All parishes as CSV',
    schedules: 'All schedules as CSV',
    list: 'All parishes with their schedules as JSON, page by page',
    one: 'One parish with its services of the next two weeks, as JSON',
    calendar: 'The services of one parish as an iCalendar, to subscribe to',
    church: 'One parish in the vocabulary of schema.org, as JSON-LD',
    note: 'Pages of every site may read these addresses. Each answer has an ETag and a Last-Modified: send them back, and you get a new answer only if something has changed. This is version 1. Within a version, fields are only added.',
  },
  parishes: {
    heading: 'The table of parishes',
    introduction:
      'One line for each parish. Names of people, telephone numbers and email addresses are not open data.',
    fields: [
      {
        name: 'id',
        text: 'The identifier of the parish. It never changes.',
      },
      {
        name: 'name',
        text: 'The name of the parish.',
      },
      {
        name: 'patron',
        text: 'The patron saint, or the title of the church.',
      },
      {
        name: 'diocese',
        text: 'The diocese.',
      },
      {
        name: 'address, town, state, zip',
        text: 'The address.',
      },
      {
        name: 'time_zone',
        text: 'The time zone of all its times, such as America/Chicago.',
      },
      {
        name: 'website',
        text: 'The website of the parish.',
      },
      {
        name: 'language',
        text: 'The language of the texts: en, es or pt.',
      },
      {
        name: 'summary',
        text: 'A short description.',
      },
      {
        name: 'confirmed_at',
        text: 'When the schedule was last confirmed.',
      },
      {
        name: 'updated_at',
        text: 'When something last changed.',
      },
      {
        name: 'url',
        text: 'The page on this site.',
      },
    ],
  },
  schedules: {
    heading: 'The table of schedules',
    introduction: 'One line for each service. All times are local times of the parish.',
    fields: [
      {
        name: 'parish_id, parish_name',
        text: 'The parish.',
      },
      {
        name: 'day',
        text: 'sunday to saturday, holy-day, vigil (the evening before a holy day), or a date with an exception.',
      },
      {
        name: 'time',
        text: 'The time, such as 17:30.',
      },
      {
        name: 'kind',
        text: 'mass, confession or adoration. For a date also none (nothing takes place) or usual (the usual services).',
      },
      {
        name: 'language',
        text: 'The code of the language, such as es.',
      },
      {
        name: 'note',
        text: 'A note, such as the chapel.',
      },
      {
        name: 'from, until',
        text: 'The first and the last day of a season.',
      },
      {
        name: 'exception',
        text: 'The reason for the exception. The lines of a date replace the services of that day.',
      },
    ],
  },
  example: {
    heading: 'An example',
    introduction: 'A Mass in Spanish on Sundays, a vigil Mass before holy days, and a closed Christmas Day.',
  },
  imports: {
    heading: 'Imports',
    paragraphs: [
      'The staff imports the same tables: parishes, schedules and events. A column that a file does not have stays as it is. The schedule in a file replaces the whole schedule of that parish, so put all of its lines together.',
      'Parishes and events can have a key of another program in the column key, instead of an id. The column status withdraws an entry with the word withdrawn. The table of parishes can also have phone, email and pastor.',
      'The table of events has the columns key, title, summary, author, starts_at, minutes, time_zone, recurrence, until, place, place_public, link, language and status.',
      'Files are in UTF-8. A text that begins with =, +, - or @ has an apostrophe before it, so that spreadsheets do not run it.',
    ],
  },
};
