import {
  ListingFilters,
  ListingFilterSheet,
  ListingLayout,
  ListingToolbar,
  Skeleton,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Suspense, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { ScreenBoundary } from '../../failures/screen-boundary.tsx';
import { DistanceNote } from './distance-note.tsx';
import type { ListingFilters as Filters } from './listing-filters.ts';
import { marketChoices } from './market-choices.ts';
import { MarketList } from './market-list.tsx';
import { marketParts } from './market-parts.ts';
import { MarketTabs } from './market-tabs.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { useEmptyList } from './use-empty-list.tsx';
import { useListingList } from './use-listing-list.ts';
import { marketPath, useFilterValue, type MarketAddress } from './use-market-address.ts';

type ListingBrowserProps = {
  address: MarketAddress;
  onCreate: () => void;
  onOpen: (id: string) => void;
};

/** The filters and the results. */
export function ListingBrowser({ address, onCreate, onOpen }: ListingBrowserProps) {
  const { i18n } = useLingui();
  const { zip: ownZip } = useSignedInMember();
  const { filters, view, canMeasure, show } = address;
  const found = useListingList(filters);
  const { value, change, clear, isAsked } = useFilterValue(address);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { list, page, items } = found;

  const empty = useEmptyList(address, onCreate);

  const choices = marketChoices(i18n, list.data?.pages[0], filters);
  const apply = (chosen: Filters) => {
    setSheetOpen(false);
    show(chosen);
  };

  const narrowing = {
    value,
    onChange: change,
    choices,
    distanceDisabled: !canMeasure,
    distanceNote: (
      <DistanceNote zip={filters.zip} ownZip={ownZip} without={marketPath({ ...filters, zip: null }, view)} />
    ),
    children: <SavedSearches filters={filters} onApply={apply} />,
  };
  const result = {
    resultCount: page === null || !isAsked ? null : page.total,
    resultIsCapped: page?.totalIsCapped ?? false,
  };

  return (
    <>
      <MarketTabs address={address} owner={items[0]?.owner} />
      <ListingLayout filters={<ListingFilters {...narrowing} />}>
        <ListingToolbar
          {...result}
          value={value}
          onChange={change}
          onClear={clear}
          choices={choices}
          view={view}
          onViewChange={(next) => show(filters, next)}
          searching={!isAsked || list.isPlaceholderData}
          onOpenFilters={() => setSheetOpen(true)}
        />
        {view === 'map' ? (
          <ScreenBoundary retry={marketParts.map.retry}>
            <Suspense fallback={<Skeleton shape="block" height="28rem" />}>
              <marketParts.map.Screen filters={filters} found={found} empty={empty} onOpen={onOpen} />
            </Suspense>
          </ScreenBoundary>
        ) : (
          <MarketList list={found} address={address} empty={empty} />
        )}
        <ListingFilterSheet {...narrowing} {...result} open={isSheetOpen} onOpenChange={setSheetOpen} />
      </ListingLayout>
    </>
  );
}
