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

/** The day, the month and the year in this order, as far as the options contain them, without other words. */
function dateParts(value: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(locale, options).formatToParts(value);
  return (['day', 'month', 'year'] as const)
    .flatMap((type) => parts.find((part) => part.type === type)?.value ?? [])
    .join(' ');
}

/**
 * Formats a date as '13 May', with the day first in every language (specification, section 9). Includes the year if the
 * date is not in the current year.
 */
const dayAndMonth = (value: number, now: number, locale: string): string =>
  dateParts(value, locale, { day: 'numeric', month: 'short', ...yearOf(value, now) });

const timeOfDay = (value: number, locale: string) =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true }).format(value);

/**
 * Formats the time of a message in few letters, for a list. Today: the time. Within a week: the weekday, 'Sun'.
 * In the same year: '13 May'. Otherwise: 'May 2025'. The result is never in the future, even if the reader's clock is slow.
 */
export function formatCompact(value: number, now: number, locale: string): string {
  const days = daysBetween(value, now);
  if (days <= 0) return timeOfDay(Math.min(value, now), locale);
  if (days < 7) return dateFormat(locale, { weekday: 'short' }).format(value);
  const { year } = yearOf(value, now);
  return dateParts(value, locale, {
    month: 'short',
    ...(year === undefined ? { day: 'numeric' } : { year }),
  });
}

/**
 * Formats the time of a message. Today: only the time. Within a week: '2 days ago - 3:05 PM'. Otherwise: '13 May - 3:05
 * PM'. Every language uses the 12-hour clock, even if its speakers usually use 24 hours. The result is never in the
 * future, even if the reader's clock is slow.
 */
export function formatMessage(value: number, now: number, locale: string, words: TimeMessages): string {
  const time = timeOfDay(Math.min(value, now), locale);
  const days = daysBetween(value, now);
  if (days <= 0) return time;
  return words.dayAndTime(days < 7 ? words.daysAgo(days) : dayAndMonth(value, now, locale), time);
}
