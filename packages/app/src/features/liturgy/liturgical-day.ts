import type { ApiClient, Schemas } from '@parvis/api-client';
import type { Season } from '@parvis/design-system';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../../platform/answered.ts';

export type LiturgicalDay = Schemas['LiturgicalDay'];

const storageKey = 'liturgical-day';
const second = 1000;

const padded = (number: number): string => String(number).padStart(2, '0');

/** The day of the reader's own calendar, as the contract writes it. */
export const dateOf = (now: Date): string =>
  `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;

/** How long it is until the next one, and a moment longer. */
export const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + second;

/** A solemnity in white is drawn in gold, as it may be vested: white itself does not stand out from paper. */
export const seasonOf = ({ celebration: { color, rank } }: LiturgicalDay): Season =>
  color === 'white' && rank === 'solemnity' ? 'gold' : color;

const isDay = (value: unknown): value is LiturgicalDay =>
  typeof value === 'object' &&
  value !== null &&
  'date' in value &&
  'celebration' in value &&
  'optional' in value &&
  'obligation' in value;

/** What was read on this day already, for another visit or one without a connection. */
function readKept(): LiturgicalDay | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isDay(kept) && kept.date === dateOf(new Date()) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(day: LiturgicalDay): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(day));
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}

/** Today, by the reader's clock, in the calendar of the site, whatever language a reader has; asked for once a day, and anew when a page is still open on the next one. */
export function liturgicalDayQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['liturgical-day'],
    queryFn: async ({ signal }) => {
      const query = { date: dateOf(new Date()) };
      const day = answered(await api.GET('/liturgy/today', { params: { query }, signal }));
      keep(day);
      return day;
    },
    initialData: readKept,
    staleTime: ({ state }) => (state.data?.date === dateOf(new Date()) ? Infinity : 0),
    refetchInterval: () => untilTomorrow(new Date()),
    refetchOnReconnect: true,
  });
}
