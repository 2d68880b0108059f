import type { TimeMessages } from '../../i18n/time.ts';
import { dateFormat } from './date-format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (value: number) => new Date(value).setHours(0, 0, 0, 0);

// Rounded, because a day on which the clocks change does not have 24 hours.
const daysBetween = (value: number, now: number) => Math.round((startOfDay(now) - startOfDay(value)) / day);

const yearOf = (value: number, now: number): { year?: 'numeric' } =>
  new Date(value).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' };

/**
 * Formats a relative time: 'a few seconds ago', '5 mins ago', '2 hours ago', '3 days ago'. From the fourth day on, the
 * result is the date. The result is never in the future, even if the reader's clock is slow.
 */
export function formatRelative(value: number, now: number, locale: string, words: TimeMessages): string {
  const passed = now - value;
  if (passed < minute) return words.secondsAgo;
  if (passed < hour) return words.minutesAgo(Math.trunc(passed / minute));
  if (passed < day) return words.hoursAgo(Math.trunc(passed / hour));
  if (passed < 4 * day) return words.daysAgo(Math.trunc(passed / day));
  return dateFormat(locale, { day: 'numeric', month: 'long', ...yearOf(value, now) }).format(value);
}

/**
 * Formats a date as '13 May', with the day first in every language (specification, section 9). Includes the year if the
 * date is not in the current year.
 */
function dayAndMonth(value: number, now: number, locale: string): string {
  const options = { day: 'numeric', month: 'short', ...yearOf(value, now) } as const;
  const parts = dateFormat(locale, options).formatToParts(value);
  return (['day', 'month', 'year'] as const)
    .flatMap((type) => parts.find((part) => part.type === type)?.value ?? [])
    .join(' ');
}

/**
 * Formats the time of a message. Today: only the time. Within a week: '2 days ago - 3:05 PM'. Otherwise: '13 May - 3:05
 * PM'. Every language uses the 12-hour clock, even if its speakers usually use 24 hours. The result is never in the
 * future, even if the reader's clock is slow.
 */
export function formatMessage(value: number, now: number, locale: string, words: TimeMessages): string {
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true }).format(
    Math.min(value, now),
  );
  const days = daysBetween(value, now);
  if (days <= 0) return time;
  return words.dayAndTime(days < 7 ? words.daysAgo(days) : dayAndMonth(value, now, locale), time);
}
