const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for an unknown zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

export function isTimeZone(name: string): boolean {
  try {
    // Not an offset such as +03:00, which knows nothing of summer time.
    return /^[A-Za-z]/u.test(name) && formatOf(name) !== null;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const spellings = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]));

/**
 * The canonical spelling of a zone, as programs compare letter case; known names that are not listed stay unchanged.
 */
export const spelledTimeZone = (name: string): string => spellings.get(name.toLowerCase()) ?? name;

/** The offset of the zone from UTC at that time, in milliseconds. */
export function offsetAt(time: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}

/** A time of clocks as milliseconds, as if they showed UTC; null if no calendar has it. */
export function readWallTime(text: string): number | null {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? null : time;
}

/**
 * The time at which the zone's clocks show this wall time. If it occurs twice, as clocks are turned back, the first;
 * if it is skipped, as clocks are turned forward, the time moved by the gap.
 */
export function instantOf(wallTime: number, timeZone: string): number {
  const before = offsetAt(wallTime - DAY, timeZone);
  const after = offsetAt(wallTime + DAY, timeZone);
  const moments = [wallTime - before, wallTime - after].filter(
    (moment) => moment + offsetAt(moment, timeZone) === wallTime,
  );
  return moments.length === 0 ? wallTime - before : Math.min(...moments);
}
