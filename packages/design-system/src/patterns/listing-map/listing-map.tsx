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
  /** The land. The package has one of the United States, by an entry of its own. Null while it is being loaded. */
  outline: MapOutline | null;
  /** Where there are listings, those with most first. */
  places: readonly ListingMapPlace[];
  /** The currency of the prices, by its ISO 4217 code. */
  currency?: string;
  /** Called with the listing that is to be opened. Without it, its link leads there. */
  onOpen?: ((id: string) => void) | undefined;
  /** The map or the places are being loaded. */
  loading?: boolean;
  /** What went wrong, with the way out where trying again is none. */
  error?: ReactNode;
  /** Called to try again. */
  onRetry?: (() => void) | undefined;
  /** What is said of the places under them, as that only the newest listings are among them. */
  note?: ReactNode;
  /** There is no listing at all: then that is said, instead of that none has a place. */
  nothingFound?: boolean;
  /** What one may do where there is nothing to place. */
  emptyDescription?: ReactNode;
  /** What leads on then: a button that takes the filters away. */
  emptyAction?: ReactNode;
  /** The place of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
};

/** Where the listings are: a map, and the list of its places beside or below it. */
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
