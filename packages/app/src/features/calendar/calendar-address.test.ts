import { expect, test } from 'vitest';
import { calendarPath, readCalendarChoice } from './calendar-address.ts';

const today = '2026-12-01';

test.each([
  ['', { view: 'month', date: today }],
  ['view=week&date=2026-12-08', { view: 'week', date: '2026-12-08' }],
  ['view=year', { view: 'month', date: today }],
  ['date=2026-02-30', { view: 'month', date: today }],
  ['date=2026-12', { view: 'month', date: today }],
  ['date=1492-10-12', { view: 'month', date: today }],
  ['date=2400-01-01', { view: 'month', date: today }],
])('the address %s chooses %j', (address, choice) => {
  expect(readCalendarChoice(new URLSearchParams(address), today)).toEqual(choice);
});

test('the address leaves out the month and today', () => {
  expect(calendarPath({ view: 'month', date: today }, today)).toBe('/calendar');
  expect(calendarPath({ view: 'list', date: '2026-12-08' }, today)).toBe(
    '/calendar?view=list&date=2026-12-08',
  );
});
