import type { ListingFilterValue } from '@parvis/design-system';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useHasLeft } from '../../router/use-has-left.ts';
import { writtenDetails } from './detail-filters.ts';
import {
  cutSearch,
  readFilters,
  readView,
  withoutNarrowing,
  writeFilters,
  type ListingFilters,
  type MarketView,
} from './listing-filters.ts';

// A pause of this many milliseconds means that the reader has finished typing.
const pause = 300;

const tidy = (typed: string): string => cutSearch(typed.trim());

/** Marks a history entry that was made by typing a search, so that Back removes the whole text. */
const searching = { searching: true };
const isSearching = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'searching' in state;

export const marketPath = (filters: ListingFilters, view: MarketView = 'grid', id?: string): string => {
  const address = writeFilters(filters, view).toString();
  return `/marketplace${id === undefined ? '' : `/${id}`}${address === '' ? '' : `?${address}`}`;
};

/** The filters and the view in the URL. Removes invalid values from the URL. */
export function useMarketAddress(ownZip: string | null) {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const isCovered = useIdInPath() !== null;
  const asked = readFilters(address);
  const canMeasure = asked.zip !== null || ownZip !== null;
  const filters = canMeasure ? asked : { ...asked, distance: null };
  const view = readView(address);

  const clean = writeFilters(filters, view).toString();
  const isClean = clean === address.toString();
  const { pathname, state } = location;
  useEffect(() => {
    if (!isClean) void navigate({ pathname, search: clean }, { replace: true, state });
  }, [clean, isClean, state, navigate, pathname]);

  return {
    filters,
    view,
    canMeasure,
    /** Whether a listing is open over the list. */
    isCovered,
    show: (next: ListingFilters, nextView: MarketView = view) => {
      const path = marketPath(next, nextView);
      if (path !== marketPath(filters, view)) void navigate(path);
    },
    search: (text: string) => {
      if (hasLeft()) return;
      const path = marketPath({ ...filters, search: text }, view);
      void navigate(path, { replace: isSearching(state), state: searching });
    },
  };
}

export type MarketAddress = ReturnType<typeof useMarketAddress>;

/** The values of the controls. They come from the URL, except for text that is still being typed. */
export function useFilterValue({ filters, isCovered, show, search }: MarketAddress) {
  const [typed, setTyped] = useState(filters.search);
  const [known, setKnown] = useState(filters.search);
  if (known !== filters.search) {
    setKnown(filters.search);
    if (tidy(typed) !== filters.search) setTyped(filters.search);
  }

  const settled = useDebouncedValue(typed, pause);
  const isAsked = tidy(typed) === filters.search;
  useEffect(() => {
    // While a listing is open, the last typed search is not sent. It is sent when the listing is closed.
    if (settled === typed && !isAsked && !isCovered) search(tidy(settled));
  }, [settled, typed, isAsked, isCovered, search]);

  const { category, details, distance, price, sort } = filters;
  const value: ListingFilterValue = {
    search: typed,
    category: category ?? '',
    distance: distance === null ? '' : String(distance),
    price: price ?? '',
    details: Object.fromEntries(
      writtenDetails(details).map(([name, chosen]) => [name, chosen === null ? '' : String(chosen)]),
    ),
    sort,
  };

  const change = (next: ListingFilterValue) => {
    setTyped(next.search);
    const isOnlyTyped =
      next.search !== '' &&
      next.search !== typed &&
      next.category === value.category &&
      next.distance === value.distance &&
      next.price === value.price &&
      next.details === value.details &&
      next.sort === value.sort;
    if (isOnlyTyped) return;
    const { zip, owner, saved } = filters;
    const { details: chosen, ...texts } = next;
    const asked = new URLSearchParams({ ...texts, ...chosen, search: tidy(next.search) });
    show({ ...readFilters(asked), zip, owner, saved });
  };

  const clear = () => {
    setTyped('');
    show(withoutNarrowing(filters));
  };

  return { value, change, clear, isAsked };
}
