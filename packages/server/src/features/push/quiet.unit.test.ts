import { expect, test } from 'vitest';
import { isQuiet, type QuietDay } from './quiet.ts';

const at = (time: string): number => Date.parse(time);

const night = { from: 22 * 60, to: 7 * 60 };
const noon = { from: 12 * 60, to: 13 * 60 };

test.each([
  // In Chicago, it is 5 or 6 hours earlier than in UTC.
  ['21:59, before the night', night, 'America/Chicago', '2027-01-12T03:59:59Z', false],
  ['22:00, when the night begins', night, 'America/Chicago', '2027-01-12T04:00:00Z', true],
  ['after midnight', night, 'America/Chicago', '2027-01-12T06:30:00Z', true],
  ['06:59, before the night ends', night, 'America/Chicago', '2027-01-12T12:59:59Z', true],
  ['07:00, when the night ends', night, 'America/Chicago', '2027-01-12T13:00:00Z', false],
  ['07:00 in summer', night, 'America/Chicago', '2027-07-12T12:00:00Z', false],
  ['06:59 in summer', night, 'America/Chicago', '2027-07-12T11:59:59Z', true],
  ['the day on which clocks are turned forward', night, 'America/Chicago', '2027-03-14T12:00:00Z', false],
  ['the hour that comes twice', night, 'America/Chicago', '2027-11-07T07:30:00Z', true],
  ['the day on which clocks are turned back', night, 'America/Chicago', '2027-11-07T12:59:00Z', true],
  ['noon', noon, 'Asia/Kolkata', '2027-01-12T06:30:00Z', true],
  ['one o’clock', noon, 'Asia/Kolkata', '2027-01-12T07:30:00Z', false],
  ['a time before 1970', noon, 'UTC', '1969-12-31T12:30:00Z', true],
])('quiet hours: %s', (_, quietHours, timeZone, time, expected) => {
  expect(isQuiet({ quietHours, quietDays: [], timeZone }, at(time))).toBe(expected);
});

test.each<[string, QuietDay, string, string, boolean]>([
  ['Saturday evening', 'sundays', 'America/New_York', '2027-01-17T04:59:59Z', false],
  ['Sunday at midnight', 'sundays', 'America/New_York', '2027-01-17T05:00:00Z', true],
  ['Sunday evening', 'sundays', 'America/New_York', '2027-01-18T04:59:59Z', true],
  ['Monday at midnight', 'sundays', 'America/New_York', '2027-01-18T05:00:00Z', false],
  ['Sunday in Auckland, Saturday elsewhere', 'sundays', 'Pacific/Auckland', '2027-01-16T12:00:00Z', true],
  // Easter is on 28 March 2027 and on 16 April 2028.
  ['Good Friday', 'good_friday', 'Europe/Rome', '2027-03-26T12:00:00Z', true],
  ['the end of Good Friday', 'good_friday', 'Europe/Rome', '2027-03-26T22:59:59Z', true],
  ['Holy Saturday', 'good_friday', 'Europe/Rome', '2027-03-26T23:00:00Z', false],
  ['Good Friday of the next year', 'good_friday', 'UTC', '2028-04-14T12:00:00Z', true],
  ['the Wednesday of Holy Week', 'triduum', 'UTC', '2027-03-24T23:59:59Z', false],
  ['Holy Thursday', 'triduum', 'UTC', '2027-03-25T00:00:00Z', true],
  ['Easter Sunday', 'triduum', 'Europe/Rome', '2027-03-28T21:59:59Z', true],
  [
    'Easter Monday, after the clocks were turned forward',
    'triduum',
    'Europe/Rome',
    '2027-03-28T22:00:00Z',
    false,
  ],
  ['New Year’s Eve', 'triduum', 'UTC', '2027-12-31T23:59:59Z', false],
])('quiet days: %s', (_, day, timeZone, time, expected) => {
  expect(isQuiet({ quietHours: null, quietDays: [day], timeZone }, at(time))).toBe(expected);
});

test('without a time zone, no time is quiet', () => {
  const times = { quietHours: night, quietDays: ['sundays' as const], timeZone: null };
  expect(isQuiet(times, at('2027-01-17T05:00:00Z'))).toBe(false);
});
