import { wallText } from './calendar-lines.ts';
import { offsetAt } from '../../platform/zoned-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Clocks that are moved twice within that time are not known of. */
const STEP = 7 * 24 * 60 * MINUTE;

interface Transition {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** The first moment at which the offset is that of `late`. */
function momentOf(timeZone: string, early: number, late: number): number {
  const after = offsetAt(late, timeZone);
  let [low, high] = [early, late];
  while (high - low > SECOND) {
    const middle = Math.floor((low + high) / 2 / SECOND) * SECOND;
    if (offsetAt(middle, timeZone) === after) high = middle;
    else low = middle;
  }
  return high;
}

function transitionsOf(timeZone: string, from: number, until: number): Transition[] {
  const found: Transition[] = [];
  let before = offsetAt(from, timeZone);
  for (let time = from + STEP; time < until + STEP; time += STEP) {
    const after = offsetAt(time, timeZone);
    if (after !== before) found.push({ at: momentOf(timeZone, time - STEP, time), before, after });
    before = after;
  }
  return found;
}

const digits = (number: number): string => String(number).padStart(2, '0');

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

const observance = ({ at, before, after }: Transition): string[] => {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallText(at + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
};

/** What the clocks of a zone are set to between two moments, each change by itself. */
export function zoneLines(timeZone: string, from: number, until: number): string[] {
  const start = Math.floor(from / SECOND) * SECOND;
  const first = offsetAt(start, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance({ at: -first, before: first, after: first }),
    ...transitionsOf(timeZone, start, until).flatMap((transition) => observance(transition)),
    'END:VTIMEZONE',
  ];
}
