/** The offset from UTC at that moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}

/** The moment of a local time such as '2030-01-07T19:00'. Null if the time or the time zone is not valid. */
export function momentOf(wallTime: string, timeZone: string): Date | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u.test(wallTime) ? Date.parse(`${wallTime}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  try {
    // The second offset corrects the first near a change of the clocks.
    const first = asUtc - offsetAt(asUtc, timeZone);
    return new Date(asUtc - offsetAt(first, timeZone));
  } catch {
    return null;
  }
}
