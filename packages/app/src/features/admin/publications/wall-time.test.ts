import { expect, test } from 'vitest';
import { momentOf } from './wall-time.ts';

test.each([
  ['2030-01-07T19:00', 'America/Sao_Paulo', '2030-01-07T22:00:00.000Z'],
  ['2030-07-07T19:00', 'America/New_York', '2030-07-07T23:00:00.000Z'],
  ['2030-03-10T03:30', 'America/New_York', '2030-03-10T07:30:00.000Z'],
  ['2030-11-03T00:30', 'America/New_York', '2030-11-03T04:30:00.000Z'],
  ['2030-01-01T05:30', 'Asia/Kolkata', '2030-01-01T00:00:00.000Z'],
])('%s in %s is %s', (wallTime, timeZone, moment) => {
  expect(momentOf(wallTime, timeZone)?.toISOString()).toBe(moment);
});

test.each([
  ['', 'UTC'],
  ['2030-01-07T', 'UTC'],
  ['2030-13-07T19:00', 'UTC'],
  ['2030-01-07T19:00', 'Middle/Earth'],
  ['2030-01-07T19:00', ''],
])('%j in %j is not valid', (wallTime, timeZone) => {
  expect(momentOf(wallTime, timeZone)).toBeNull();
});
