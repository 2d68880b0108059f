import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { listingNotFound, listingOfNeither, listingReferencesOf, listingSold } from '../marketplace/index.ts';

const HOUR = 60 * 60 * 1000;
/** A share of RATE_LIMIT_MAX, so that raising it raises this limit too. */
const NEW_ENQUIRIES = 1 / 30;

interface Enquiries {
  /** Refuses listings that are gone, sold, or not the other member's. */
  require(actor: Actor, otherId: string, listingId: string): Promise<void>;
  /** Counts a first enquiry; refuses a member who has started too many lately. */
  begin(userId: string): Promise<void>;
}

/** Lets strangers write to a seller about a listing, up to a rate limit. */
export function createEnquiries(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'secrets'>,
): Enquiries {
  const { clock, config } = dependencies;
  const listings = listingReferencesOf(dependencies);
  const begun = new RateLimiter(clock, {
    limit: Math.ceil(config.rateLimitMax * NEW_ENQUIRIES),
    duration: HOUR,
  });

  return {
    async require(actor, otherId, listingId) {
      const listing = await listings.find(actor, listingId);
      if (listing === null) throw listingNotFound();
      if (listing.ownerId !== otherId) throw listingOfNeither();
      if (!listing.mayContact) throw listingSold();
    },

    begin: (userId) => begun.take(userId),
  };
}
