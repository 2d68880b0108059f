import type { Schemas } from '@parvis/api-client';
import type { Season } from '@parvis/design-system';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';

export type LiturgicalDay = Schemas['LiturgicalDay'];

/** The cached day contains the region that the reader had chosen, because several members can share a browser. */
type CachedDay = LiturgicalDay & { readonly chosen: LiturgicalDay['region'] | null };

const liturgicalDayKey = ['liturgical-day'];
const storageKey = 'liturgical-day';
const second = 1000;

const padded = (number: number): string => String(number).padStart(2, '0');

/** The date in the reader's time zone, in the contract's format. */
export const dateOf = (now: Date): string =>
  `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;

/** The milliseconds until just after midnight. */
export const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + second;

/**
 * A white solemnity uses gold, because white would not stand out from the page. Gold vestments are permitted on such
 * days.
 */
export const seasonOf = ({ celebration: { color, rank } }: Pick<LiturgicalDay, 'celebration'>): Season =>
  color === 'white' && rank === 'solemnity' ? 'gold' : color;

const isCachedDay = (value: unknown): value is CachedDay =>
  typeof value === 'object' &&
  value !== null &&
  'chosen' in value &&
  'date' in value &&
  'celebration' in value &&
  'optional' in value &&
  'readings' in value &&
  'obligation' in value;

/** Today's cached response. It is used on the next visit, or without a network. */
function readCachedDay(chosen: CachedDay['chosen']): LiturgicalDay | undefined {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isToday = isCachedDay(cached) && cached.date === dateOf(new Date());
    return isToday && cached.chosen === chosen ? cached : undefined;
  } catch {
    return undefined;
  }
}

function cacheDay(day: CachedDay): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(day));
  } catch {
    // If nothing can be stored, the next visit requests the day again.
  }
}

/**
 * The liturgical day on the reader's date, in the member's calendar or else in the site's. It is requested once a
 * day. A page that is still open on the next day requests it again.
 */
export function liturgicalDayQuery({ api, session }: Pick<App, 'api' | 'session'>) {
  const chosen = () => session.actor.getSnapshot().context.user?.liturgicalRegion ?? null;
  return queryOptions({
    queryKey: liturgicalDayKey,
    queryFn: async ({ signal }) => {
      const query = { date: dateOf(new Date()) };
      // If the member changes the calendar during the request, the response belongs to the old calendar.
      const choice = chosen();
      const day = unwrap(await api.GET('/liturgy/today', { params: { query }, signal }));
      const cached = { ...day, chosen: choice };
      cacheDay(cached);
      return cached;
    },
    initialData: () => readCachedDay(chosen()),
    staleTime: ({ state }) => (state.data?.date === dateOf(new Date()) ? Infinity : 0),
    refetchInterval: () => untilTomorrow(new Date()),
    refetchOnReconnect: true,
  });
}

/** Refetches the day, because the member has another own parish, and its calendar goes before the chosen one. */
export function calendarChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: liturgicalDayKey });
}

/** Refetches the day if the cached day, or the request in flight, can belong to another calendar. */
export function regionChanged(
  queryClient: QueryClient,
  { liturgicalRegion }: Pick<Schemas['Account'], 'liturgicalRegion'>,
): void {
  const state = queryClient.getQueryState<CachedDay>(liturgicalDayKey);
  if (state?.fetchStatus !== 'idle' || state.data?.chosen !== (liturgicalRegion ?? null))
    void queryClient.invalidateQueries({ queryKey: liturgicalDayKey });
}
