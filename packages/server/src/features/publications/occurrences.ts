import type { components } from '@parvis/api-client/contract';
import { Temporal } from 'temporal-polyfill';

type EventTimes = Pick<
  components['schemas']['EventDetails'],
  'startsAt' | 'minutes' | 'timeZone' | 'recurrence' | 'until'
>;

export interface Occurrence {
  readonly beginsAt: number;
  readonly endsAt: number;
}

const MINUTE = 60 * 1000;

const units = { daily: 'days', weekly: 'weeks', monthly: 'months' } as const;

/**
 * Returns the occurrences of an event by their number. They are computed in wall time, so that a series stays at the
 * same time of day when the clocks change.
 */
function seriesOf({ startsAt, minutes, timeZone, recurrence }: EventTimes) {
  const start = Temporal.PlainDateTime.from(startsAt);
  const unit = recurrence === 'none' ? null : units[recurrence];

  return {
    /** Returns null if the month does not have that day. */
    at(number: number): Occurrence | null {
      const wallTime = unit === null ? start : start.add({ [unit]: number });
      if (unit === 'months' && wallTime.day !== start.day) return null;
      const beginsAt = wallTime.toZonedDateTime(timeZone).epochMilliseconds;
      return { beginsAt, endsAt: beginsAt + minutes * MINUTE };
    },

    /**
     * Returns the number of the last occurrence that has begun at this wall time. Before the first occurrence it
     * returns 0.
     */
    numberAt: (wallTime: Temporal.PlainDateTime): number =>
      unit === null ? 0 : Math.max(0, start.until(wallTime, { largestUnit: unit })[unit]),
  };
}

/** Returns the current or next occurrence of an event. If the event is over, returns the last occurrence. */
export function occurrenceAt(event: EventTimes, now: number): Occurrence {
  const { minutes, timeZone, recurrence, until } = event;
  const series = seriesOf(event);
  let last = recurrence === 'none' ? 0 : Number.POSITIVE_INFINITY;
  if (recurrence !== 'none' && until !== null) {
    last = series.numberAt(Temporal.PlainDateTime.from(`${until}T23:59`));
    while (last > 0 && series.at(last) === null) last -= 1;
  }
  const ended = Temporal.Instant.fromEpochMilliseconds(now - minutes * MINUTE).toZonedDateTimeISO(timeZone);
  // Starts one occurrence earlier, because the same wall time comes twice when clocks are turned back.
  const first = Math.max(0, series.numberAt(ended.toPlainDateTime()) - 1);
  for (let number = Math.min(first, last); number <= last; number += 1) {
    const occurrence = series.at(number);
    if (occurrence !== null && (occurrence.endsAt > now || number === last)) return occurrence;
  }
  throw new RangeError('A series has neither a past nor a future occurrence.');
}

/** Returns the occurrences of an event that end after the first time and begin before the second one. */
export function occurrencesBetween(event: EventTimes, after: number, before: number): Occurrence[] {
  const { minutes, timeZone, recurrence, until } = event;
  const series = seriesOf(event);
  let last = recurrence === 'none' ? 0 : Number.POSITIVE_INFINITY;
  if (recurrence !== 'none' && until !== null) {
    last = series.numberAt(Temporal.PlainDateTime.from(`${until}T23:59`));
  }
  const ended = Temporal.Instant.fromEpochMilliseconds(after - minutes * MINUTE).toZonedDateTimeISO(timeZone);
  const found: Occurrence[] = [];
  // Starts one occurrence earlier, because the same wall time comes twice when clocks are turned back.
  for (let number = Math.max(0, series.numberAt(ended.toPlainDateTime()) - 1); number <= last; number += 1) {
    const occurrence = series.at(number);
    if (occurrence === null) continue;
    if (occurrence.beginsAt >= before) break;
    if (occurrence.endsAt > after) found.push(occurrence);
  }
  return found;
}
