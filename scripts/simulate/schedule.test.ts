import { expect, test } from 'vitest';
import { peakShare } from './daily-curve.ts';
import { activeMembers, drawDay, socketHours } from './schedule.ts';

const options = { seed: 7, members: 3000, share: 1 / 3 };
const day = drawDay(options);

test('the same seed gives the same day, and another seed a different one', () => {
  expect(drawDay(options)).toEqual(day);
  expect(drawDay({ ...options, seed: 8 })).not.toEqual(day);
});

test('the given share of the members is active, and their visits are in the order of their times', () => {
  expect(activeMembers(day)).toBe(1000);
  const times = day.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.every((at) => at >= 0 && at < 86_400)).toBe(true);
});

test('the busiest hour has the share of the visits that the projection uses', () => {
  const hours = Object.values(Object.groupBy(day, ({ at }) => Math.floor(at / 3600)));
  const busiest = Math.max(...hours.map((visits = []) => visits.length)) / day.length;
  expect(busiest).toBeGreaterThan(peakShare * 0.85);
  expect(busiest).toBeLessThan(peakShare * 1.15);
});

test('messages are sent only after the page of messages is open, and each visit has a socket', () => {
  const chats = day.filter(({ steps }) => steps.includes('send message'));
  expect(chats.length).toBeGreaterThan(0);
  expect(chats.every(({ steps }) => steps[steps.indexOf('send message') - 1] === 'open messages')).toBe(true);
  expect(socketHours(day)).toBeGreaterThan(day.length * (2 / 60));
});
