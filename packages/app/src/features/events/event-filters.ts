export const eventViews = ['coming', 'going', 'past'] as const;
type EventView = (typeof eventViews)[number];

const eventWays = ['online', 'place'] as const;

export interface EventFilters {
  readonly view: EventView;
  /** Online or in-person events; null for both. */
  readonly way: (typeof eventWays)[number] | null;
  readonly search: string;
}

const MAX_LENGTH = 200;

/** Drops invalid values. */
export function readEventFilters(address: URLSearchParams): EventFilters {
  return {
    view: eventViews.find((view) => view === address.get('view')) ?? 'coming',
    way: eventWays.find((way) => way === address.get('way')) ?? null,
    search: Array.from((address.get('search') ?? '').trim())
      .slice(0, MAX_LENGTH)
      .join(''),
  };
}

export function eventsPath({ view, way, search }: EventFilters): string {
  const address = new URLSearchParams({
    ...(view === 'coming' ? {} : { view }),
    ...(way === null ? {} : { way }),
    ...(search === '' ? {} : { search }),
  }).toString();
  return address === '' ? '/events' : `/events?${address}`;
}
