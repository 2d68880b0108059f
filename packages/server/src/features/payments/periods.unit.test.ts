import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonth, runningPeriod, withMonth, withoutMonth, type Period } from './periods.ts';

const DAY = 24 * 60 * 60 * 1000;
const at = (text: string): number => Date.parse(`${text}Z`);
const text = (time: number): string => new Date(time).toISOString().slice(0, 16);

describe('a month of a plan', () => {
  test.each([
    ['2026-01-05T09:00', 5, '2026-02-05T09:00'],
    ['2026-01-31T23:59', 31, '2026-02-28T23:59'],
    ['2026-02-28T23:59', 31, '2026-03-31T23:59'],
    ['2028-01-30T00:00', 30, '2028-02-29T00:00'],
    ['2026-12-15T12:00', 15, '2027-01-15T12:00'],
    ['2026-12-31T12:00', 31, '2027-01-31T12:00'],
    ['2026-03-31T12:00', 31, '2026-04-30T12:00'],
  ])('from %s with the anchor day %i ends on %s', (from, day, to) => {
    expect(text(addMonth(at(from), day))).toBe(to);
  });

  test('has 28 to 31 days, and twelve of them make a year', () => {
    const time = fc.integer({ min: at('2020-01-01T00:00'), max: at('2100-01-01T00:00') });
    fc.assert(
      fc.property(time, (start) => {
        const anchor = new Date(start).getUTCDate();
        let end = start;
        for (let month = 0; month < 12; month += 1) {
          const next = addMonth(end, anchor);
          expect((next - end) / DAY).toBeGreaterThanOrEqual(28);
          expect((next - end) / DAY).toBeLessThanOrEqual(31);
          end = next;
        }
        expect(new Date(end).getUTCFullYear()).toBe(new Date(start).getUTCFullYear() + 1);
        expect(new Date(end).getUTCMonth()).toBe(new Date(start).getUTCMonth());
      }),
    );
  });
});

const disciple = (id: string) => ({ id, planId: 'disciple', price: 500 });
const apostle = (id: string) => ({ id, planId: 'apostle', price: 1200 });
const shown = (periods: readonly Period[]) =>
  periods.map(({ id, startsAt, endsAt }) => `${id} ${text(startsAt)} ${text(endsAt)}`);

describe('a member’s paid periods', () => {
  const now = at('2026-01-31T09:00');
  const first = withMonth([], disciple('a'), now);

  test('begin immediately', () => {
    expect(shown(first)).toEqual(['a 2026-01-31T09:00 2026-02-28T09:00']);
  });

  test('continue if the same plan is paid again, and keep the day of the month', () => {
    const renewed = withMonth(first, disciple('b'), at('2026-02-20T00:00'));
    expect(shown(renewed)).toEqual([
      'a 2026-01-31T09:00 2026-02-28T09:00',
      'b 2026-02-28T09:00 2026-03-31T09:00',
    ]);
  });

  test('start a more expensive plan immediately, and pause the other', () => {
    const risen = withMonth(first, apostle('b'), at('2026-02-18T09:00'));
    expect(shown(risen)).toEqual([
      'b 2026-02-18T09:00 2026-03-18T09:00',
      'a 2026-03-18T09:00 2026-03-28T09:00',
    ]);
  });

  test('have a cheaper plan after a more expensive one', () => {
    const both = withMonth(withMonth([], apostle('a'), now), disciple('b'), now + DAY);
    expect(shown(both)).toEqual([
      'a 2026-01-31T09:00 2026-02-28T09:00',
      'b 2026-02-28T09:00 2026-03-28T09:00',
    ]);
  });

  test('end with a refund, and a paused plan continues', () => {
    const risen = withMonth(first, apostle('b'), at('2026-02-18T09:00'));
    expect(shown(withoutMonth(risen, 'b', at('2026-02-20T09:00')))).toEqual([
      'a 2026-02-20T09:00 2026-03-02T09:00',
    ]);
    expect(withoutMonth(first, 'a', now + DAY)).toEqual([]);
  });

  test('start again after they have ended', () => {
    const anew = withMonth(first, disciple('b'), at('2026-06-10T10:00'));
    expect(shown(anew)).toEqual(['b 2026-06-10T10:00 2026-07-10T10:00']);
  });

  test('follow without a gap, the most expensive first, and no paid time is lost', () => {
    const event = fc.record({
      wait: fc.integer({ min: 0, max: 40 * DAY }),
      price: fc.constantFrom(500, 1200, 3000),
      removes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let time = now;
        let periods: Period[] = [];
        for (const [index, { wait, price, removes }] of events.entries()) {
          time += wait;
          const moment = time;
          const lengths = new Map(
            periods
              .filter(({ endsAt }) => endsAt > moment)
              .map(({ id, startsAt, endsAt }) => [id, endsAt - Math.max(startsAt, moment)]),
          );
          const victim = removes ? [...lengths.keys()][index % Math.max(lengths.size, 1)] : undefined;
          if (removes && victim === undefined) continue;
          periods =
            victim === undefined
              ? withMonth(periods, { id: `${index}`, planId: `of ${price}`, price }, time)
              : withoutMonth(periods, victim, time);
          const old = periods.filter(({ id }) => lengths.has(id));
          expect(old.map(({ endsAt, startsAt }) => endsAt - Math.max(startsAt, moment))).toEqual(
            old.map(({ id }) => lengths.get(id)),
          );
          expect(periods.length).toBe(lengths.size + (victim === undefined ? 1 : -1));
          for (const [place, period] of periods.entries()) {
            const next = periods[place + 1];
            if (next === undefined) continue;
            expect(next.startsAt).toBe(period.endsAt);
            expect(next.price).toBeLessThanOrEqual(period.price);
          }
          expect(runningPeriod(periods, time)).toBe(periods[0] ?? null);
        }
      }),
    );
  });
});
