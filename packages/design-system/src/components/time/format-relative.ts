import type { TimeMessages } from '../../i18n/time.ts';
import { dateFormat } from './date-format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const startOfDay = (value: number) => new Date(value).setHours(0, 0, 0, 0);

// Days are not all of 24 hours: clocks are changed.
const daysBetween = (value: number, now: number) => Math.round((startOfDay(now) - startOfDay(value)) / day);

const isSameYear = (value: number, now: number) =>
  new Date(value).getFullYear() === new Date(now).getFullYear();

function dayOf(value: number, now: number, locale: string, month: 'long' | 'short'): string {
  return dateFormat(locale, {
    day: 'numeric',
    month,
    ...(isSameYear(value, now) ? {} : { year: 'numeric' }),
  }).format(value);
}

/** What is to come is told by the browser's words: ours are for what is past. */
function formatAhead(distance: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale);
  if (distance < hour) return words.format(Math.trunc(distance / minute), 'minute');
  if (distance < day) return words.format(Math.trunc(distance / hour), 'hour');
  return words.format(Math.trunc(distance / day), 'day');
}

/** How long ago: 'a few seconds ago', '5 mins ago', '2 hours ago', '3 days ago', and from the fourth day on the date. */
export function formatRelative(value: number, now: number, locale: string, words: TimeMessages): string {
  const passed = now - value;
  // A sender's clock may run ahead of the reader's by a little.
  if (Math.abs(passed) < minute) return words.secondsAgo;
  if (passed < 0 && passed > -4 * day) return formatAhead(-passed, locale);
  if (passed >= 0 && passed < hour) return words.minutesAgo(Math.trunc(passed / minute));
  if (passed >= 0 && passed < day) return words.hoursAgo(Math.trunc(passed / hour));
  if (passed >= 0 && passed < 4 * day) return words.daysAgo(Math.trunc(passed / day));
  return dayOf(value, now, locale, 'long');
}

/**
 * When a message came: the time today, '2 days ago - 3:05 PM' within a week, else 'May 13 - 3:05 PM'. The hours are
 * those of half a day in each language, also where another is the custom.
 */
export function formatMessage(value: number, now: number, locale: string, words: TimeMessages): string {
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true }).format(value);
  const days = daysBetween(value, now);
  if (days === 0) return time;
  const recent = days > 0 && days < 7;
  return words.dayAndTime(recent ? words.daysAgo(days) : dayOf(value, now, locale, 'short'), time);
}
