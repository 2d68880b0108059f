import { expect, test } from 'vitest';
import { dayBounds } from './day-bounds.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

test('both days are included completely', () => {
  expect(dayBounds('2026-02-27', '2026-02-28')).toEqual({ from: at(2026, 2, 27), until: at(2026, 3, 1) });
});

test('an empty day sets no bound', () => {
  expect(dayBounds('', '2026-12-31')).toEqual({ until: at(2027, 1, 1) });
  expect(dayBounds('2026-12-31', '')).toEqual({ from: at(2026, 12, 31) });
});

test.each(['yesterday', '2026-02-30', '2026-13-01', '26-1-1'])('%s is not a valid day', (day) => {
  expect(dayBounds(day, day)).toEqual({});
});
