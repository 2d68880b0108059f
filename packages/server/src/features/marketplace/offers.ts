import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { centsOf, dollarsOf } from '../../platform/money.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createNotifier } from '../notifications/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { createRelationCounts } from '../relations/index.ts';
import {
  amountDeclined,
  listingNotFound,
  offerAccepted,
  offerEnded,
  offerOnOwnListing,
  offersClosed,
} from './errors.ts';
import { offerExcerpt, offerKey } from './offer-notifications.ts';
import { createOfferRepository } from './offer-repository.ts';
import { listingPolicy } from './policy.ts';
import type { ListingRow } from './cards.ts';
import { createListingRepository, type LockedListing, type Write } from './repository.ts';
import { createReservations } from './reservations.ts';

type Schemas = components['schemas'];

const HOUR = 60 * 60 * 1000;
/** The limit is a fraction of RATE_LIMIT_MAX, so raising that setting also raises this limit. */
const NEW_OFFERS = 1 / 30;

/**
 * The offers of members for listings. Each change locks the listing first, then the two members, so that changes of one
 * offer run in sequence.
 */
export function createOffers(dependencies: Dependencies) {
  const { announcer, clock, config, database, rateLimits } = dependencies;
  const listings = createListingRepository(database);
  const offers = createOfferRepository(database);
  const reservations = createReservations(dependencies);
  const notifier = createNotifier(dependencies);
  const relationCounts = createRelationCounts(dependencies);
  const { personOf } = createPersonPresenter(dependencies);
  const made = rateLimits.exact('marketplace offer', {
    limit: Math.ceil(config.rateLimitMax * NEW_OFFERS),
    duration: HOUR,
  });

  async function requireOther(actor: Actor, listingId: string, transaction?: Write): Promise<ListingRow> {
    const listing = await listings.find(actor.userId, listingId, transaction);
    if (listing === null) throw listingNotFound();
    if (listing.owner_id === actor.userId) throw offerOnOwnListing();
    return listing;
  }

  async function requireOfferable(actor: Actor, listingId: string, transaction?: Write): Promise<void> {
    const listing = await requireOther(actor, listingId, transaction);
    if (!listingPolicy.offer(actor, listing)) throw offersClosed();
  }

  async function change(
    listingId: string,
    work: (transaction: Write, listing: LockedListing) => Promise<Announcement[]>,
  ): Promise<void> {
    announcer.announce(
      await database.transaction(async (transaction) => {
        const locked = await listings.lock(transaction, listingId);
        if (locked === null) throw listingNotFound();
        return work(transaction, locked);
      }),
    );
  }

  return {
    /** Throws if the listing is the member's own. */
    requireOther,

    /** Replaces the offer that the member has made before. A repeated call changes nothing. */
    async make(actor: Actor, listingId: string, dollars: number): Promise<void> {
      const { userId } = actor;
      const amount = centsOf(dollars, 'amount');
      const known = await offers.find(listingId, userId);
      if (known?.state === 'open' && known.amount === amount) return;
      await requireOfferable(actor, listingId);
      if (known?.state === 'declined' && known.amount === amount) throw amountDeclined();
      await made.take(userId);
      await change(listingId, async (transaction, { owner_id: ownerId, title }) => {
        await relationCounts.lockMembers(transaction, userId, ownerId);
        await requireOfferable(actor, listingId, transaction);
        const before = await offers.find(listingId, userId, transaction);
        const isSame = before?.amount === amount;
        if (isSame && before.state === 'open') return [];
        if (isSame && before.state === 'declined') throw amountDeclined();
        const now = clock.now();
        const withdrawn =
          before === undefined
            ? []
            : await notifier.withdraw(transaction, {
                userId: ownerId,
                dedupeKey: offerKey(listingId, before),
              });
        await offers.put(transaction, { listingId, memberId: userId, amount, now });
        const notified = await notifier.notify(transaction, {
          userId: ownerId,
          kind: 'listing_offer',
          actorId: userId,
          subjectId: listingId,
          excerpt: offerExcerpt(amount, title),
          dedupeKey: offerKey(listingId, { user_id: userId, created_at: now }),
        });
        return [...withdrawn, ...notified];
      });
    },

    /** Without an open offer, nothing changes. */
    withdraw: ({ userId }: Actor, listingId: string): Promise<void> =>
      change(listingId, async (transaction, { owner_id: ownerId, status }) => {
        const known = await offers.find(listingId, userId, transaction);
        if (known === undefined) return [];
        await relationCounts.lockMembers(transaction, userId, ownerId);
        const offer = await offers.find(listingId, userId, transaction);
        if (offer?.state === 'accepted' && status === 'reserved') throw offerAccepted();
        if (offer?.state !== 'open') return [];
        await offers.end(transaction, listingId, userId, { state: 'withdrawn', now: clock.now() });
        return notifier.withdraw(transaction, { userId: ownerId, dedupeKey: offerKey(listingId, offer) });
      }),

    async list(ownerId: string, listingId: string): Promise<Schemas['ListingOffer'][]> {
      const rows = await offers.list(ownerId, listingId);
      return rows.map((row) => ({
        member: personOf(row),
        amount: dollarsOf(row.amount),
        createdAt: new Date(row.offered_at).toISOString(),
      }));
    },

    /** Accepting reserves the listing for the member. A repeated call changes nothing. */
    answer: (
      { userId: ownerId }: Actor,
      listingId: string,
      { member, amount, answer }: Schemas['OfferAnswerPayload'],
    ): Promise<void> =>
      change(listingId, async (transaction, locked) => {
        const seen = centsOf(amount, 'amount');
        if ((await offers.find(listingId, member, transaction)) === undefined) throw offerEnded();
        await relationCounts.lockMembers(transaction, ownerId, member);
        const offer = await offers.find(listingId, member, transaction);
        const state = answer === 'accept' ? 'accepted' : 'declined';
        if (offer?.amount !== seen || locked.status === 'sold') throw offerEnded();
        if (offer.state === state) return [];
        const person = await offers.memberOf(transaction, ownerId, listingId, member);
        if (offer.state !== 'open' || person === undefined) throw offerEnded();
        const dedupeKey = offerKey(listingId, offer);
        const answered = await notifier.withdraw(transaction, { userId: ownerId, dedupeKey });
        if (state === 'accepted') {
          await listings.update(transaction, listingId, locked, {
            status: 'reserved',
            updated_at: clock.now(),
          });
          const reserved = await reservations.begin(transaction, { id: listingId, ...locked }, member);
          await offers.end(transaction, listingId, member, { state, now: clock.now() });
          return [...answered, ...reserved];
        }
        await offers.end(transaction, listingId, member, { state, now: clock.now() });
        const notified = await notifier.notify(transaction, {
          userId: member,
          kind: 'listing_offer_declined',
          actorId: ownerId,
          subjectId: listingId,
          excerpt: offerExcerpt(offer.amount, locked.title),
          dedupeKey,
        });
        return [...answered, ...notified];
      }),
  };
}
