import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { personColumns, type PersonRow } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import type { Write } from './repository.ts';
import type { ListingOffersTable } from './tables.ts';

type Reader = Kysely<DatabaseSchema>;
export type OfferRow = Pick<ListingOffersTable, 'user_id' | 'amount' | 'state' | 'created_at'>;

/** The maximum number of offers that the owner sees. */
const MOST_OFFERS = 50;

export function createOfferRepository({ read, staffRule }: Pick<Database, 'read' | 'staffRule'>) {
  /** The open offers of members whom the owner can see. */
  const openOffers = (reader: Reader, ownerId: string, listingId: string) =>
    reader
      .selectFrom('listing_offers')
      .innerJoin('users', 'users.id', 'listing_offers.user_id')
      .select(personColumns)
      .select(['listing_offers.amount', 'listing_offers.created_at as offered_at'])
      .where('listing_offers.listing_id', '=', listingId)
      .where('listing_offers.state', '=', 'open')
      .where(isOpenTo(staffRule, ownerId, 'users.id'))
      .where(noBlockBetween(ownerId, 'users.id'));

  return {
    async find(listingId: string, memberId: string, reader: Reader = read): Promise<OfferRow | undefined> {
      return reader
        .selectFrom('listing_offers')
        .select(['user_id', 'amount', 'state', 'created_at'])
        .where('listing_id', '=', listingId)
        .where('user_id', '=', memberId)
        .executeTakeFirst();
    },

    /** The highest come first, and the older one of two equal offers. */
    async list(ownerId: string, listingId: string) {
      return openOffers(read, ownerId, listingId)
        .orderBy('listing_offers.amount', 'desc')
        .orderBy('listing_offers.created_at')
        .orderBy('listing_offers.user_id')
        .limit(MOST_OFFERS)
        .execute();
    },

    async memberOf(
      reader: Reader,
      ownerId: string,
      listingId: string,
      memberId: string,
    ): Promise<PersonRow | undefined> {
      return openOffers(reader, ownerId, listingId).where('users.id', '=', memberId).executeTakeFirst();
    },

    async ofListing(transaction: Write, listingId: string): Promise<OfferRow[]> {
      return transaction
        .selectFrom('listing_offers')
        .select(['user_id', 'amount', 'state', 'created_at'])
        .where('listing_id', '=', listingId)
        .execute();
    },

    /** Replaces the offer that the member has made before. */
    async put(
      transaction: Write,
      offer: { listingId: string; memberId: string; amount: number; now: number },
    ): Promise<void> {
      const fields = { amount: offer.amount, state: 'open', created_at: offer.now, ended_at: null } as const;
      await transaction
        .insertInto('listing_offers')
        .values({ listing_id: offer.listingId, user_id: offer.memberId, ...fields })
        .onConflict((conflict) => conflict.columns(['listing_id', 'user_id']).doUpdateSet(fields))
        .execute();
    },

    async end(
      transaction: Write,
      listingId: string,
      memberId: string,
      change: { state: 'accepted' | 'declined' | 'withdrawn'; now: number },
    ): Promise<void> {
      await transaction
        .updateTable('listing_offers')
        .set({ state: change.state, ended_at: change.now })
        .where('listing_id', '=', listingId)
        .where('user_id', '=', memberId)
        .execute();
    },

    async deleteAll(transaction: Write, listingId: string): Promise<void> {
      await transaction.deleteFrom('listing_offers').where('listing_id', '=', listingId).execute();
    },

    /** Deletes the offers of two members for each other's listings. */
    async deleteBetween(transaction: Write, one: string, other: string): Promise<void> {
      for (const [memberId, ownerId] of [
        [one, other],
        [other, one],
      ] as const) {
        await transaction
          .deleteFrom('listing_offers')
          .where('user_id', '=', memberId)
          .where('listing_id', 'in', (query) =>
            query.selectFrom('listings').select('listings.id').where('listings.owner_id', '=', ownerId),
          )
          .execute();
      }
    },
  };
}
