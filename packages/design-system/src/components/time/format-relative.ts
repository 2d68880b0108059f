const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Beyond this a date says more than a count of days.
const longestCount = 7 * day;

/** How long ago, in the words of the language: 'now', '5 minutes ago', 'yesterday'; the date once a week has passed. */
export function formatRelative(value: number, now: number, locale: string): string {
  const passed = now - value;
  const distance = Math.abs(passed);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const count = (unit: number) => -Math.trunc(passed / unit);

  // A sender's clock may run ahead of the reader's by a little.
  if (distance < minute) return words.format(0, 'second');
  if (distance < hour) return words.format(count(minute), 'minute');
  if (distance < day) return words.format(count(hour), 'hour');
  if (distance < longestCount) return words.format(count(day), 'day');
  const sameYear = new Date(value).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(value);
}
