import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconMap } from '../../icons/map.tsx';
import { IconStore } from '../../icons/store.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import styles from './listing-map.module.css';
import { ListingMapSkeleton } from './listing-map-skeleton.tsx';
import { MapExplorer } from './map-explorer.tsx';
import type { MapOutline } from './map-outline.ts';
import type { ListingMapPlace } from './map-places.ts';

export type ListingMapProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * The outline of the map; null while it is loading. The package has the outline of the United States as a
   * separate entry.
   */
  outline: MapOutline | null;
  /** The places with listings. The place with the most listings is first. */
  places: readonly ListingMapPlace[];
  /** The currency of the prices, by its ISO 4217 code. */
  currency?: string;
  /** Called with the id of the listing to open. By default the listing's link is followed. */
  onOpen?: ((id: string) => void) | undefined;
  /** Whether the map or the places are being loaded. */
  loading?: boolean;
  /** The error message. If retrying is not possible, it includes another next step. */
  error?: ReactNode;
  /** Called to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** A note under the places, for example that only the newest listings are included. */
  note?: ReactNode;
  /** The reason why there are no places: true if there are no listings, false if none of the listings has a place. */
  nothingFound?: boolean;
  /** A suggestion if there are no places. */
  emptyDescription?: ReactNode;
  /** A next step, shown if there are no places, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** The heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
};

/** A map of the listings. A list of the places is next to the map or below the map. */
export function ListingMap({
  outline,
  places,
  currency = 'USD',
  onOpen,
  loading = false,
  error,
  onRetry,
  note,
  nothingFound = false,
  emptyDescription,
  emptyAction,
  headingLevel = 2,
  className,
  ...props
}: ListingMapProps) {
  const messages = useMessages();
  const market = useMarketMessages();
  const isPending = loading || outline === null;
  return (
    <div
      {...props}
      aria-busy={isPending && error === undefined}
      className={classNames(styles.root, className)}
      data-component="listing-map"
    >
      <VisuallyHidden role="status">
        {isPending && error === undefined ? messages.loading : ''}
      </VisuallyHidden>
      {error === undefined ? null : <Failure onRetry={onRetry}>{error}</Failure>}
      {error !== undefined ? null : isPending ? (
        <ListingMapSkeleton />
      ) : places.length === 0 ? (
        <EmptyState
          action={emptyAction}
          description={emptyDescription ?? (nothingFound ? market.noListingsHint : market.mapUnavailableHint)}
          headingLevel={headingLevel}
          icon={nothingFound ? <IconStore size="lg" /> : <IconMap size="lg" />}
          title={nothingFound ? market.noListings : market.mapUnavailable}
        />
      ) : (
        <MapExplorer
          currency={currency}
          headingLevel={headingLevel}
          note={note}
          onOpen={onOpen}
          outline={outline}
          places={places}
        />
      )}
    </div>
  );
}
