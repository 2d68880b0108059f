import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.ts';
import { newId } from './identifiers.ts';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

describe('an id', () => {
  test('is a UUID of version 7 that begins with its time', () => {
    const before = Date.now();
    const id = newId();
    expect(id).toMatch(FORM);
    expect(timeOf(id)).toBeGreaterThanOrEqual(before);
    // Other tests may have created ids with clocks that were ahead.
    const clock = new FakeClock(timeOf(id) + 1);
    expect(timeOf(newId(clock))).toBe(clock.now());
    expect(timeOf(newId(clock))).toBe(clock.now());
  });

  test('always increases, for any clock, even within a millisecond', () => {
    const clock = new FakeClock(timeOf(newId()) + 60_000);
    const ids: string[] = [];
    for (let made = 0; made < 20_000; made += 1) {
      if (made === 10_000) clock.advance(-5000);
      ids.push(newId(clock));
    }
    expect(ids.every((id) => FORM.test(id))).toBe(true);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
