import { useDesignSystem } from '../provider/design-system-context.ts';
import { market } from './en/market.ts';
import type { MarketMessages } from './market.ts';

/** The strings of listings, plans and profiles, in the provider's language or else in English. */
export function useMarketMessages(): MarketMessages {
  return useDesignSystem().messages.market ?? market;
}
