import type { Schemas } from '@parvis/api-client';
import type { Season } from '@parvis/design-system';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';

export type LiturgicalDay = Schemas['LiturgicalDay'];

/** With the region that its reader had chosen: several members may use one browser. */
type CachedDay = LiturgicalDay & { readonly chosen: LiturgicalDay['region'] | null };

const liturgicalDayKey = ['liturgical-day'];
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

const isCachedDay = (value: unknown): value is CachedDay =>
  typeof value === 'object' &&
  value !== null &&
  'chosen' in value &&
  'date' in value &&
  'celebration' in value &&
  'optional' in value &&
  'obligation' in value;

/** What was read on this day already, for another visit or one without a connection. */
function readCachedDay(chosen: CachedDay['chosen']): LiturgicalDay | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isToday = isCachedDay(kept) && kept.date === dateOf(new Date());
    return isToday && kept.chosen === chosen ? kept : undefined;
  } catch {
    return undefined;
  }
}

function cacheDay(day: CachedDay): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(day));
  } catch {
    // A browser that keeps nothing asks again at the next visit.
  }
}

/** Today, by the reader's clock, in the calendar of the member or else of the site; asked for once a day, and anew when a page is still open on the next one. */
export function liturgicalDayQuery({ api, session }: Pick<App, 'api' | 'session'>) {
  const chosen = () => session.actor.getSnapshot().context.user?.liturgicalRegion ?? null;
  return queryOptions({
    queryKey: liturgicalDayKey,
    queryFn: async ({ signal }) => {
      const query = { date: dateOf(new Date()) };
      // A choice that is made while this is read is not yet in the answer.
      const choice = chosen();
      const day = unwrap(await api.GET('/liturgy/today', { params: { query }, signal }));
      const kept = { ...day, chosen: choice };
      cacheDay(kept);
      return kept;
    },
    initialData: () => readCachedDay(chosen()),
    staleTime: ({ state }) => (state.data?.date === dateOf(new Date()) ? Infinity : 0),
    refetchInterval: () => untilTomorrow(new Date()),
    refetchOnReconnect: true,
  });
}

/** Reads the day again when it is not of the member's calendar, or may not be as it is being read. */
export function regionChanged(
  queryClient: QueryClient,
  { liturgicalRegion }: Pick<Schemas['Account'], 'liturgicalRegion'>,
): void {
  const state = queryClient.getQueryState<CachedDay>(liturgicalDayKey);
  if (state?.fetchStatus !== 'idle' || state.data?.chosen !== (liturgicalRegion ?? null))
    void queryClient.invalidateQueries({ queryKey: liturgicalDayKey });
}
