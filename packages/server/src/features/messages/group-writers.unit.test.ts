import { beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { createGroupWriters, type GroupWriters } from './group-writers.ts';

let clock: FakeClock;
let writers: GroupWriters;

beforeEach(() => {
  clock = new FakeClock();
  writers = createGroupWriters({ clock });
});

const begin = (...userIds: readonly string[]) => userIds.map((id) => writers.accepts('choir', id, true));

test('at most three members of a chat are announced at a time', () => {
  expect(begin('maria', 'josef', 'anna', 'paul')).toEqual([true, true, true, false]);
  expect(writers.accepts('pilgrims', 'paul', true)).toBe(true);
});

test('a member who stops typing makes room for another one after the pause', () => {
  begin('maria', 'josef', 'anna');
  expect(writers.accepts('choir', 'josef', false)).toBe(true);
  expect(begin('josef', 'paul')).toEqual([false, false]);
  clock.advance(2000);
  expect(begin('paul')).toEqual([true]);
});

test('two hundred members who begin and stop all the time cause three announcements a second', () => {
  let accepted = 0;
  for (let tenth = 0; tenth < 100; tenth += 1) {
    for (let index = 0; index < 200; index += 1)
      for (const typing of [true, false])
        if (writers.accepts('choir', `member-${index}`, typing)) accepted += 1;
    clock.advance(100);
  }
  expect(accepted).toBe(10 * 3);
});

test('the end is announced only for a member whose beginning was announced', () => {
  begin('maria', 'josef', 'anna', 'paul');
  expect(writers.accepts('choir', 'paul', false)).toBe(false);
  expect(writers.accepts('choir', 'anna', false)).toBe(true);
  expect(writers.accepts('choir', 'anna', false)).toBe(false);
});

test('a member who goes on typing is announced again, but not at once', () => {
  begin('maria', 'josef', 'anna');
  expect(begin('maria')).toEqual([false]);
  clock.advance(3000);
  expect(begin('maria', 'paul')).toEqual([true, false]);
});

test('a member whose page has gone makes room for another one', () => {
  begin('maria', 'josef', 'anna');
  clock.advance(3000);
  begin('maria');
  clock.advance(2000);
  expect(begin('paul', 'cecilia', 'luke')).toEqual([true, true, false]);
});
