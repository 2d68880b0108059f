import type { Clock } from '../clock.ts';
import type { PublishedPages } from './stored-page.ts';

/** How long the addresses stay in the cache. Every request for the sitemap needs all of them. */
const LIFETIME = 5 * 60_000;

/**
 * Returns the same pages with a cache for their addresses. The addresses are read again when the cache has expired or
 * the last read has failed.
 */
export function withCachedAddresses(clock: Clock, pages: PublishedPages): PublishedPages {
  let known: { readonly until: number; readonly found: ReturnType<PublishedPages['addresses']> } | null =
    null;
  return {
    ...pages,
    addresses() {
      if (known !== null && known.until > clock.now()) return known.found;
      const found = pages.addresses();
      known = { until: clock.now() + LIFETIME, found };
      found.catch(() => {
        known = null;
      });
      return found;
    },
  };
}
