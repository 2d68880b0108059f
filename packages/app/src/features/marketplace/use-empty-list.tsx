import { Button } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isNarrowed, withoutNarrowing } from './listing-filters.ts';
import type { MarketAddress } from './use-market-address.ts';
import { useMarketplace } from './use-marketplace.ts';

export type EmptyList = { emptyDescription?: ReactNode; emptyAction?: ReactNode };

/** The text and the next step for an empty result. */
export function useEmptyList({ filters, show }: MarketAddress, onCreate: () => void): EmptyList {
  const { i18n } = useLingui();
  const { userId } = useMarketplace();

  if (isNarrowed(filters)) {
    return {
      emptyAction: (
        <Button variant="secondary" onClick={() => show(withoutNarrowing(filters))}>
          {i18n._('Clear all filters')}
        </Button>
      ),
    };
  }
  if (filters.saved) {
    return { emptyDescription: i18n._('Listings you save are kept here, including sold ones.') };
  }
  return {
    emptyDescription:
      filters.owner === userId
        ? i18n._('Listings you offer are kept here, including sold ones.')
        : i18n._('Be the first to offer something.'),
    emptyAction: <Button onClick={onCreate}>{i18n._('Create list')}</Button>,
  };
}
