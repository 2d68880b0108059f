const day = 24 * 60 * 60_000;

/**
 * Returns the start of the day of something that has happened. If the reader's clock is slow, the result is today,
 * never a day in the future.
 */
export const dayOf = (time: number, now = Date.now()): number =>
  new Date(Math.min(time, now)).setHours(0, 0, 0, 0);

const capitalized = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** Returns 'Today', 'Yesterday' or 'Thursday 14 May', with the year if the day is not in the current year. */
export function dayName(start: number, locale: string, now = Date.now()): string {
  const today = dayOf(now, now);
  // Rounded, because a day on which the clocks change has 23 or 25 hours.
  const passed = Math.round((today - start) / day);
  if (passed === 0 || passed === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return capitalized(words.format(-passed, 'day'), locale);
  }
  const sameYear = new Date(start).getFullYear() === new Date(now).getFullYear();
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(start);
  return capitalized(date, locale);
}
