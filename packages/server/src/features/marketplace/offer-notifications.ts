import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createNotifier } from '../notifications/index.ts';
import { createOfferRepository, type OfferRow } from './offer-repository.ts';
import type { Write } from './repository.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The amount comes first, because an excerpt can be cut off at its end. */
export const offerExcerpt = (cents: number, title: string): string =>
  `${dollars.format(cents / 100)} · ${title}`;

/** Each new amount is another event, so the key contains the time. */
export const offerKey = (
  listingId: string,
  { user_id: memberId, created_at: createdAt }: Pick<OfferRow, 'user_id' | 'created_at'>,
): string => `offer ${listingId} ${memberId} ${createdAt}`;

/** Changes of a listing that affect all of its offers. Call them after locking the listing. */
export function createListingOffers(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>,
) {
  const offers = createOfferRepository(dependencies.database);
  const notifier = createNotifier(dependencies);

  return {
    /** Deletes all offers, because the listing was sold. */
    async end(transaction: Write, ownerId: string, listingId: string): Promise<Announcement[]> {
      const announcements: Announcement[] = [];
      for (const offer of await offers.ofListing(transaction, listingId)) {
        if (offer.state !== 'open') continue;
        const dedupeKey = offerKey(listingId, offer);
        announcements.push(...(await notifier.withdraw(transaction, { userId: ownerId, dedupeKey })));
      }
      await offers.deleteAll(transaction, listingId);
      return announcements;
    },

    /** Replaces the title in the notifications. */
    async rename(transaction: Write, listingId: string, title: string): Promise<void> {
      for (const offer of await offers.ofListing(transaction, listingId)) {
        await notifier.reword(transaction, offerKey(listingId, offer), offerExcerpt(offer.amount, title));
      }
    },
  };
}

/** Ends the offers of two members for each other's listings, because one of them blocks the other. */
export const endOffersBetween = (
  { database }: Pick<Dependencies, 'database'>,
  transaction: Write,
  one: string,
  other: string,
): Promise<void> => createOfferRepository(database).deleteBetween(transaction, one, other);
