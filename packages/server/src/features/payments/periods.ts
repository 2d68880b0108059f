/** A time for which a plan was paid. The periods of a member follow each other, the most expensive plan first. */
export interface Period {
  readonly id: string;
  readonly planId: string;
  /** The price that was paid, in cents. */
  readonly price: number;
  /** The day of the month on which the period ends. In a shorter month it ends on the last day. */
  readonly anchorDay: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

type Bought = Pick<Period, 'id' | 'planId' | 'price'>;

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/**
 * Returns the same time of day on the anchor day of the next calendar month (UTC). If that month is too short, uses its
 * last day.
 */
export function addMonth(time: number, anchorDay: number): number {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const day = Math.min(anchorDay, lastDayOf(year, month));
  const timeOfDay = time - Date.UTC(year, month - 1, date.getUTCDate());
  return Date.UTC(year, month, day) + timeOfDay;
}

/** Puts the periods one after the other, starting now. A period that has started keeps its start. */
function chain(periods: readonly Period[], now: number): Period[] {
  let end = now;
  return periods.map((period, index) => {
    const startsAt = index === 0 && period.startsAt <= now ? period.startsAt : end;
    end = startsAt + period.endsAt - period.startsAt;
    return { ...period, startsAt, endsAt: end };
  });
}

/** Returns the periods that have not ended. */
function remaining(periods: readonly Period[], now: number): Period[] {
  return periods.filter(({ endsAt }) => endsAt > now).toSorted((one, other) => one.startsAt - other.startsAt);
}

/**
 * Adds a month. The more expensive plan runs first. A cheaper plan is paused until the more expensive plan has ended,
 * so that no paid time is lost. A month of the same plan comes after the existing ones.
 */
export function withMonth(periods: readonly Period[], bought: Bought, now: number): Period[] {
  const left = remaining(periods, now);
  const place = left.filter(({ price }) => price >= bought.price).length;
  const before = left.slice(0, place);
  const last = before.at(-1);
  const startsAt = last?.endsAt ?? now;
  const anchorDay = last?.planId === bought.planId ? last.anchorDay : new Date(startsAt).getUTCDate();
  const month = { ...bought, anchorDay, startsAt, endsAt: addMonth(startsAt, anchorDay) };
  const waiting = left
    .slice(place)
    .map((period) => ({ ...period, startsAt: Math.max(period.startsAt, now) }));
  return chain([...before, month, ...waiting], now);
}

/** Removes a month. The later months then start earlier. */
export function withoutMonth(periods: readonly Period[], id: string, now: number): Period[] {
  return chain(
    remaining(periods, now).filter((period) => period.id !== id),
    now,
  );
}

/** Returns the current period. */
export function runningPeriod<P extends Pick<Period, 'startsAt' | 'endsAt'>>(
  periods: readonly P[],
  now: number,
): P | null {
  return periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null;
}

/**
 * The plan at a given time, with its first period and the end of its last one. The months of a plan follow each
 * other.
 */
export interface RunningPlan<P> {
  readonly period: P;
  readonly until: number;
}

export function runningPlan<P extends Pick<Period, 'planId' | 'startsAt' | 'endsAt'>>(
  periods: readonly P[],
  now: number,
): RunningPlan<P> | null {
  const period = runningPeriod(periods, now);
  const last = periods.findLast(({ planId }) => planId === period?.planId);
  return period === null || last === undefined ? null : { period, until: last.endsAt };
}
