import type { components } from '@parvis/api-client/contract';
import { instantOf, readWallTime } from '../../platform/zoned-time.ts';

type EventTimes = Pick<
  components['schemas']['EventDetails'],
  'startsAt' | 'minutes' | 'timeZone' | 'recurrence' | 'until'
>;

export interface Occurrence {
  readonly beginsAt: number;
  readonly endsAt: number;
}

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const daysBetween = { daily: 1, weekly: 7 } as const;

/** Times of clocks are counted here as if they showed UTC, so that every day has 24 hours. */
class Series {
  readonly #start: number;
  readonly #event: EventTimes;

  constructor(event: EventTimes) {
    this.#start = readWallTime(event.startsAt) ?? 0;
    this.#event = event;
  }

  /** The number of the time that is nearest to that one. */
  #numberNear(wallTime: number): number {
    const { recurrence } = this.#event;
    if (recurrence === 'none') return 0;
    if (recurrence === 'monthly') {
      const [start, end] = [new Date(this.#start), new Date(wallTime)];
      const years = end.getUTCFullYear() - start.getUTCFullYear();
      return Math.max(0, years * 12 + end.getUTCMonth() - start.getUTCMonth());
    }
    return Math.max(0, Math.round((wallTime - this.#start) / (daysBetween[recurrence] * DAY)));
  }

  #wallTime(number: number): number | null {
    const { recurrence } = this.#event;
    if (recurrence === 'none') return number === 0 ? this.#start : null;
    if (recurrence !== 'monthly') return this.#start + number * daysBetween[recurrence] * DAY;
    const start = new Date(this.#start);
    const moved = new Date(this.#start);
    moved.setUTCMonth(start.getUTCMonth() + number);
    // A month without the day runs over into the next one.
    return moved.getUTCDate() === start.getUTCDate() ? moved.getTime() : null;
  }

  #at(number: number): Occurrence | null {
    const wallTime = this.#wallTime(number);
    if (wallTime === null) return null;
    const beginsAt = instantOf(wallTime, this.#event.timeZone);
    return { beginsAt, endsAt: beginsAt + this.#event.minutes * MINUTE };
  }

  #lastNumber(): number {
    const { recurrence, until } = this.#event;
    if (recurrence === 'none') return 0;
    if (until === null) return Number.POSITIVE_INFINITY;
    const end = readWallTime(`${until}T23:59`) ?? this.#start;
    let number = this.#numberNear(end);
    while (number > 0 && (this.#wallTime(number) ?? Number.POSITIVE_INFINITY) > end) number -= 1;
    return number;
  }

  current(now: number): Occurrence {
    const last = this.#lastNumber();
    const first = Math.max(0, this.#numberNear(now - this.#event.minutes * MINUTE - 2 * DAY) - 1);
    for (let number = Math.min(first, last); number <= last; number += 1) {
      const occurrence = this.#at(number);
      if (occurrence !== null && (occurrence.endsAt > now || number === last)) return occurrence;
    }
    throw new RangeError('A series has a last time, or one to come.');
  }
}

/** The current or next occurrence of an event; the last one if it is over. */
export function occurrenceAt(event: EventTimes, now: number): Occurrence {
  return new Series(event).current(now);
}
