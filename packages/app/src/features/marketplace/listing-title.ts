import { useQuery } from '@tanstack/react-query';
import { useMarketplaceTools } from './use-marketplace.ts';

/** The title of the open listing, once it is loaded. */
export function useListingTitle(id: string | null): string | undefined {
  const { listings } = useMarketplaceTools();
  const { data } = useQuery({
    ...listings.listingQuery(id ?? ''),
    enabled: false,
    select: ({ title }) => title,
  });
  return id === null ? undefined : data;
}
