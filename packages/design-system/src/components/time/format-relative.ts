import type { TimeMessages } from '../../i18n/time.ts';
import { dateFormat } from './date-format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (value: number) => new Date(value).setHours(0, 0, 0, 0);

// Days are not all of 24 hours: clocks are changed.
const daysBetween = (value: number, now: number) => Math.round((startOfDay(now) - startOfDay(value)) / day);

const yearOf = (value: number, now: number): { year?: 'numeric' } =>
  new Date(value).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' };

/**
 * How long ago: 'a few seconds ago', '5 mins ago', '2 hours ago', '3 days ago', and from the fourth day on the date. What
 * has happened is never in the future: the reader's clock may be behind.
 */
export function formatRelative(value: number, now: number, locale: string, words: TimeMessages): string {
  const passed = now - value;
  if (passed < minute) return words.secondsAgo;
  if (passed < hour) return words.minutesAgo(Math.trunc(passed / minute));
  if (passed < day) return words.hoursAgo(Math.trunc(passed / hour));
  if (passed < 4 * day) return words.daysAgo(Math.trunc(passed / day));
  return dateFormat(locale, { day: 'numeric', month: 'long', ...yearOf(value, now) }).format(value);
}

/** '13 May', the day first in every language (specification, section 9); with the year where it is another one. */
function dayAndMonth(value: number, now: number, locale: string): string {
  const options = { day: 'numeric', month: 'short', ...yearOf(value, now) } as const;
  const parts = dateFormat(locale, options).formatToParts(value);
  return (['day', 'month', 'year'] as const)
    .flatMap((type) => parts.find((part) => part.type === type)?.value ?? [])
    .join(' ');
}

/**
 * When a message came: the time today, '2 days ago - 3:05 PM' within a week, else '13 May - 3:05 PM'. The hours are
 * those of half a day in each language, also where another is the custom.
 */
export function formatMessage(value: number, now: number, locale: string, words: TimeMessages): string {
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true }).format(value);
  const days = daysBetween(value, now);
  if (days <= 0) return time;
  return words.dayAndTime(days < 7 ? words.daysAgo(days) : dayAndMonth(value, now, locale), time);
}
