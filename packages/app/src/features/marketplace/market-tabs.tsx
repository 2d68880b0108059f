import { TabNav, TabNavLink } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { type Person, fullName } from '../people/index.ts';
import { noFilters } from './listing-filters.ts';
import { marketPath, type MarketAddress } from './use-market-address.ts';
import { useMarketplace } from './use-marketplace.ts';

type MarketTabsProps = {
  address: MarketAddress;
  /** The owner, if the URL shows only another member's listings. */
  owner: Person | undefined;
};

/** Tabs for all, saved and own listings. */
export function MarketTabs({ address: { filters, view }, owner }: MarketTabsProps) {
  const { i18n } = useLingui();
  const { userId } = useMarketplace();
  const isMine = filters.owner === userId;
  const isOthers = filters.owner !== null && !isMine;
  const path = (scope: { saved?: boolean; owner?: string }) => marketPath({ ...noFilters, ...scope }, view);
  return (
    <TabNav label={i18n._('Which listings')}>
      <TabNavLink href={path({})} current={!filters.saved && filters.owner === null}>
        {i18n._('All')}
      </TabNavLink>
      <TabNavLink href={path({ saved: true })} current={filters.saved}>
        {i18n._('Saved')}
      </TabNavLink>
      <TabNavLink href={path({ owner: userId })} current={isMine && !filters.saved}>
        {i18n._('Mine')}
      </TabNavLink>
      {isOthers && !filters.saved ? (
        <TabNavLink href={path({ owner: filters.owner ?? '' })} current>
          {owner === undefined ? i18n._('By one member') : i18n._('By {name}', { name: fullName(owner) })}
        </TabNavLink>
      ) : null}
    </TabNav>
  );
}
