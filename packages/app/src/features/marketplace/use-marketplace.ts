import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { useApp, useSignedInMember, type App } from '../../app-context.tsx';
import { createToasts, type Toasts } from '../../platform/toasts.ts';
import { createListings, type Listings } from './listings.ts';

export type MarketplaceTools = Toasts & {
  listings: Listings;
  /** Saves or unsaves a listing. Shows an error if that fails. */
  save: (id: string, saved: boolean) => Promise<void>;
};

function createMarketplaceTools(app: App, queryClient: QueryClient): MarketplaceTools {
  const listings = createListings(app.api, queryClient);
  const { showToast, showErrorToast } = createToasts(app);
  return {
    listings,
    showToast,
    showErrorToast,
    async save(id, saved) {
      try {
        await listings.setSaved(id, saved);
      } catch (error) {
        showErrorToast(error, app.languages.current()._('Error updating marketplace'));
        listings.dropIfMissing(id, error);
      }
    },
  };
}

// Stored per query cache instead of per screen, because requests outlive the screen that started them.
const toolsOf = new WeakMap<QueryClient, MarketplaceTools>();

export const MarketplaceContext = createContext<MarketplaceTools | null>(null);

/** The value for MarketplaceContext. */
export function useMarketplaceTools(): MarketplaceTools {
  const app = useApp();
  const queryClient = useQueryClient();
  const [tools] = useState(() => {
    const made = toolsOf.get(queryClient) ?? createMarketplaceTools(app, queryClient);
    toolsOf.set(queryClient, made);
    return made;
  });
  return tools;
}

export function useMarketplace(): MarketplaceTools & { userId: string } {
  const tools = use(MarketplaceContext);
  const { _id: userId } = useSignedInMember();
  if (tools === null) throw new Error('useMarketplace must be used within the marketplace screen');
  return { ...tools, userId };
}
