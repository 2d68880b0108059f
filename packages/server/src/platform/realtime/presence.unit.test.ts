import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { createPresenceTracker, type PresenceTracker } from './presence.ts';

const GRACE = 5000;

let clock: FakeClock;
let presence: PresenceTracker;
let events: unknown[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  clock = new FakeClock(0);
  events = [];
  presence = createPresenceTracker(clock, GRACE);
  presence.watch({
    came: (userId) => events.push(['came', userId]),
    went: (userId, at) => events.push(['went', userId, at]),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  clock.advance(milliseconds);
  vi.advanceTimersByTime(milliseconds);
}

test('a member with an open page is online, and offline some time after the last page was closed', () => {
  presence.opened('maria');
  expect([presence.isOnline('maria'), presence.isOnline('josef')]).toEqual([true, false]);
  pass(1000);
  presence.closedLast('maria');
  pass(GRACE - 1);
  expect([presence.isOnline('maria'), events]).toEqual([true, [['came', 'maria']]]);
  pass(1);
  expect(presence.isOnline('maria')).toBe(false);
  expect(events).toEqual([
    ['came', 'maria'],
    ['went', 'maria', 1000],
  ]);
});

test('reloading a page announces nothing, no matter how often', () => {
  presence.opened('maria');
  for (let count = 0; count < 20; count += 1) {
    presence.closedLast('maria');
    pass(GRACE - 1);
    presence.opened('maria');
    pass(GRACE * 2);
  }
  expect(events).toEqual([['came', 'maria']]);
});

test('a second page announces nothing, and closing the last page twice announces once', () => {
  presence.opened('maria');
  presence.opened('maria');
  presence.closedLast('maria');
  pass(1000);
  presence.closedLast('maria');
  presence.closedLast('josef');
  pass(GRACE);
  expect(events).toEqual([
    ['came', 'maria'],
    ['went', 'maria', 0],
  ]);
});

test('on shutdown everybody goes offline, and members in their grace period at the time they left', () => {
  presence.opened('maria');
  presence.opened('josef');
  presence.closedLast('maria');
  pass(1000);
  presence.end();
  presence.closedLast('josef');
  pass(GRACE * 2);
  expect(events).toEqual([
    ['came', 'maria'],
    ['came', 'josef'],
    ['went', 'maria', 0],
    ['went', 'josef', 1000],
  ]);
  expect([presence.isOnline('maria'), presence.isOnline('josef')]).toEqual([false, false]);
});
