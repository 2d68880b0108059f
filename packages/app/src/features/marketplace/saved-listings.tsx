import { ButtonLink } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { noFilters } from './listing-filters.ts';
import { MarketList } from './market-list.tsx';
import { useListingList } from './use-listing-list.ts';
import { MarketplaceContext, useMarketplaceTools } from './use-marketplace.ts';

const address = { filters: { ...noFilters, saved: true }, view: 'grid' } as const;

function Listings() {
  const { i18n } = useLingui();
  const list = useListingList(address.filters);
  return (
    <MarketList
      list={list}
      address={address}
      empty={{
        emptyDescription: i18n._('Listings you save are kept here, including sold ones.'),
        emptyAction: <ButtonLink href="/marketplace">{i18n._('Go to the marketplace')}</ButtonLink>,
      }}
    />
  );
}

/** The listings that the member has saved. */
export function SavedListings() {
  const tools = useMarketplaceTools();
  return (
    <MarketplaceContext value={tools}>
      <Listings />
    </MarketplaceContext>
  );
}
