import { useQuery } from '@tanstack/react-query';
import { useMarketplaceTools } from './use-marketplace.ts';

/** What the listing in the address is called, as soon as somebody has read it. */
export function useListingTitle(id: string | null): string | undefined {
  const { listings } = useMarketplaceTools();
  const { data } = useQuery({
    ...listings.listingQuery(id ?? ''),
    enabled: false,
    select: ({ title }) => title,
  });
  return id === null ? undefined : data;
}
