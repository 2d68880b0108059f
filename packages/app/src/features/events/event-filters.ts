import { listAddress, readSearch } from '../../router/list-address.ts';

export const eventViews = ['coming', 'going', 'past'] as const;
type EventView = (typeof eventViews)[number];

const eventWays = ['online', 'place'] as const;

export interface EventFilters {
  readonly view: EventView;
  /** Whether to show only online or only in-person events. Null for both. */
  readonly way: (typeof eventWays)[number] | null;
  readonly search: string;
}

/** Reads the filters from the URL and drops invalid values. */
export function readEventFilters(address: URLSearchParams): EventFilters {
  return {
    view: eventViews.find((view) => view === address.get('view')) ?? 'coming',
    way: eventWays.find((way) => way === address.get('way')) ?? null,
    search: readSearch(address),
  };
}

export const eventsPath = ({ view, way, search }: EventFilters): string =>
  listAddress('/events', { view: view === 'coming' ? '' : view, way: way ?? '', search });
