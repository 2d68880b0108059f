import type { components } from '@parvis/api-client/contract';
import { offsetAt } from '../../platform/zoned-time.ts';
import { dateOf, easterOf, weekdayOf } from '../liturgy/index.ts';

export type QuietDay = components['schemas']['PushQuietDay'];

/** When a member wants no push messages. */
export interface QuietTimes {
  /** Minutes since midnight. If `to` is earlier than `from`, the hours end on the next day. */
  readonly quietHours: { readonly from: number; readonly to: number } | null;
  readonly quietDays: readonly QuietDay[];
  readonly timeZone: string | null;
}

const MINUTE = 60 * 1000;
const DAY_MINUTES = 24 * 60;

function isQuietDay(kind: QuietDay, day: number): boolean {
  if (kind === 'sundays') return weekdayOf(day) === 0;
  const easter = easterOf(Number(dateOf(day).slice(0, 4)));
  if (kind === 'good_friday') return day === easter - 2;
  return day >= easter - 3 && day <= easter;
}

/** Whether the clock of the member shows a quiet time. */
export function isQuiet({ quietHours, quietDays, timeZone }: QuietTimes, now: number): boolean {
  if (timeZone === null || (quietHours === null && quietDays.length === 0)) return false;
  const minutes = Math.floor((now + offsetAt(now, timeZone)) / MINUTE);
  const day = Math.floor(minutes / DAY_MINUTES);
  if (quietDays.some((kind) => isQuietDay(kind, day))) return true;
  if (quietHours === null) return false;
  const minute = minutes - day * DAY_MINUTES;
  const { from, to } = quietHours;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
