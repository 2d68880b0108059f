import type { components } from '@parvis/api-client/contract';

type Schemas = components['schemas'];
export type Period = Schemas['StatisticsPeriod'];
type Step = Schemas['StatisticsAnswer']['step'];

export const DAY = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
const WEEKS = 13;
const MONTHS = 12;
const DAYS = 30;

const steps: Readonly<Record<Period, Step>> = { P30D: 'day', P13W: 'week', P1Y: 'month' };

/** The days and weeks until today, by the number of days since 1970. */
const daysUntil = (today: number, count: number, length: number): number[] =>
  Array.from({ length: count }, (_, index) => today + 1 - (count - index) * length);

/** The first days of the last 12 months. */
const monthsUntil = (now: number): number[] => {
  const date = new Date(now);
  return Array.from(
    { length: MONTHS },
    (_, index) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (MONTHS - 1) + index, 1) / DAY,
  );
};

/** The points of a period: the first day of each, as the number of days since 1970, oldest first. */
export function pointsOf(period: Period, now: number): { step: Step; starts: readonly number[] } {
  const today = Math.floor(now / DAY);
  const starts = {
    P30D: () => daysUntil(today, DAYS, 1),
    P13W: () => daysUntil(today, WEEKS, WEEK_DAYS),
    P1Y: () => monthsUntil(now),
  };
  return { step: steps[period], starts: starts[period]() };
}

/** The index of the point that contains the day, or -1. */
export const pointAt = (starts: readonly number[], day: number): number =>
  starts.findLastIndex((start) => start <= day);
