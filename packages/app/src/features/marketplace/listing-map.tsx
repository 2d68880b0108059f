import { Link, ListingMap } from '@parvis/design-system';
import { unitedStates } from '@parvis/design-system/maps/united-states';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ListingFilters } from './listing-filters.ts';
import { isOfSameSource } from './listings.ts';
import { useListFailure } from './use-list-failure.tsx';
import type { EmptyList } from './use-empty-list.tsx';
import type { ListingList } from './use-listing-list.ts';
import { marketPath } from './use-market-address.ts';
import { useMarketplace } from './use-marketplace.ts';

type ListingMapViewProps = {
  filters: ListingFilters;
  /** The same listings as a list. The list includes listings without a place, which the map cannot show. */
  found: ListingList;
  empty: EmptyList;
  onOpen: (id: string) => void;
};

/** The search radius in miles when a place on the map is opened. The areas on the map are rarely larger. */
const around = 25;

/** The listings on a map. */
export function ListingMapView({ filters, found, empty, onOpen }: ListingMapViewProps) {
  const { i18n } = useLingui();
  const { listings } = useMarketplace();
  const { data, error, isPending, refetch } = useQuery({
    ...listings.placesQuery(filters),
    // Keeps the old map while the filters change.
    placeholderData: (previous, query) => (isOfSameSource(query?.queryKey, filters) ? previous : undefined),
  });

  const failure = useListFailure(data === undefined ? error : null, {
    filters,
    view: 'map',
    retry: () => void refetch(),
  });

  const places = (data?.places ?? []).map(({ area, zip, label, latitude, longitude, count, samples }) => ({
    id: area,
    label,
    latitude,
    longitude,
    count,
    href: marketPath({ ...filters, zip, distance: around }),
    samples: samples.map(({ _id: id, title, price, status }) => ({
      id,
      title,
      price,
      status,
      href: marketPath(filters, 'map', id),
    })),
  }));

  const { emptyDescription, emptyAction } = empty;
  const isNothingFound = found.page?.total === 0;
  // The text of an empty map says either that there are no listings, or that no listing has a place. The list shows
  // which one is true, so an empty map waits for the list.
  const isUncertain = places.length === 0 && found.page === null && !found.list.isError;
  return (
    <ListingMap
      outline={unitedStates}
      places={places}
      onOpen={onOpen}
      loading={isPending || isUncertain}
      {...failure}
      nothingFound={isNothingFound}
      emptyDescription={isNothingFound ? emptyDescription : undefined}
      emptyAction={emptyAction}
      note={
        <>
          {data?.isCapped === true
            ? `${i18n._('The map only shows the newest listings. Narrow your search to see others.')} `
            : null}
          {i18n._('Listings are shown in the middle of their area, never at an address.')}{' '}
          {i18n._('Map data:')}{' '}
          <Link href="https://www.geonames.org/" external tone="muted">
            GeoNames
          </Link>
          {', CC BY 4.0; '}
          {i18n._('United States Census Bureau')}
        </>
      }
    />
  );
}
