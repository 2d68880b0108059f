import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { listingNotFound, listingOfNeither, listingReferencesOf, listingSold } from '../marketplace/index.ts';

interface Enquiries {
  /**
   * Throws if the listing does not exist, is sold, or does not belong to the other member. The owner can also write to a
   * member who made an offer.
   */
  require(actor: Actor, otherId: string, listingId: string): Promise<void>;
  /** Counts a first enquiry. Throws if the member has recently started too many. */
  begin(userId: string): Promise<void>;
}

/** Lets members write to a seller about a listing without being friends. A rate limit applies. */
export function createEnquiries(
  dependencies: Pick<Dependencies, 'clock' | 'config' | 'database' | 'rateLimits' | 'secrets'>,
): Enquiries {
  const listings = listingReferencesOf(dependencies);
  const ageLimits = ageLimitsOf(dependencies);

  return {
    async require(actor, otherId, listingId) {
      const listing = await listings.find(actor, listingId);
      if (listing === null) throw listingNotFound();
      if (listing.ownerId === actor.userId && (await listings.hasOffer(otherId, listingId))) return;
      if (listing.ownerId !== otherId) throw listingOfNeither();
      if (!listing.mayContact) throw listingSold();
    },

    begin: (userId) => ageLimits.take('marketplace enquiry', userId),
  };
}
