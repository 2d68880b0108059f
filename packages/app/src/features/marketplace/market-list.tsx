import { Badge, ListingCard, ListingGrid } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { fullName } from '../people/index.ts';
import type { Listing } from './listing-cache.ts';
import { categoryLabels } from './listing-filters.ts';
import { milesAway } from './miles-away.ts';
import { statusLabel } from './status-label.ts';
import { useListFailure } from './use-list-failure.tsx';
import type { EmptyList } from './use-empty-list.tsx';
import type { ListingList } from './use-listing-list.ts';
import { marketPath, type MarketAddress } from './use-market-address.ts';
import { useMarketplace } from './use-marketplace.ts';

type MarketListProps = {
  list: ListingList;
  address: Pick<MarketAddress, 'filters' | 'view'>;
  empty: EmptyList;
};

function coverOf({ photos: [cover] }: Listing) {
  if (cover === undefined) return null;
  const { url, sources, width, height, description, placeholder } = cover;
  return { src: url, sources, width, height, description, placeholder };
}

/** The results, as a grid or a list. */
export function MarketList({ list: { list, ...found }, address, empty }: MarketListProps) {
  const { i18n } = useLingui();
  const { save, userId } = useMarketplace();
  const { filters, view } = address;
  const words = categoryLabels(i18n);
  const failure = useListFailure(list.error, { filters, view, retry: found.retry });

  return (
    <ListingGrid
      view={view === 'list' ? 'list' : 'grid'}
      loading={list.isPending || list.isFetchingNextPage}
      skeletons={list.isPending ? 8 : 4}
      listKey={marketPath(filters)}
      hasMore={found.hasMore}
      onLoadMore={found.loadMore}
      start={found.start}
      onPlaceChange={found.keepPlace}
      {...empty}
      {...failure}
    >
      {found.items.map((listing, index) => (
        <ListingCard
          key={listing._id}
          title={listing.title}
          href={marketPath(filters, view, listing._id)}
          price={listing.price}
          category={words[listing.category]}
          photo={coverOf(listing)}
          photoCount={listing.photos.length}
          owner={fullName(listing.owner)}
          createdAt={listing.createdAt}
          place={listing.place?.town}
          distance={milesAway(listing)}
          status={listing.status}
          statusLabel={listing.isReservedForYou === true ? statusLabel(i18n, listing) : undefined}
          actions={
            listing.isHidden === true ? (
              <Badge tone="warning">{i18n._('Hidden by our moderators')}</Badge>
            ) : undefined
          }
          saved={listing.saved}
          onSavedChange={listing.owner._id === userId ? undefined : (saved) => void save(listing._id, saved)}
          headingLevel={2}
          eager={index < 4}
        />
      ))}
    </ListingGrid>
  );
}
