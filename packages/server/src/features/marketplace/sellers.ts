import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { answersWithin } from './answer-time.ts';
import { listingNotFound } from './errors.ts';
import { createListingRepository } from './repository.ts';

const PERIOD = 90 * 24 * 60 * 60 * 1000;
/** The newest enquiries are enough for the median. */
const MOST_ENQUIRIES = 100;
const MOST_LISTINGS = 100;

/** Creates the function that reads the facts about a listing's seller. */
export function createSellers({ clock, database }: Pick<Dependencies, 'clock' | 'database'>) {
  const { read, staffRule } = database;
  const repository = createListingRepository(database);

  /**
   * One row for each chat and listing. Begins with the seller's chats, because no index finds messages by their listing
   * alone.
   */
  const enquiriesTo = (sellerId: string) =>
    read
      .selectFrom((query) =>
        query
          .selectFrom('chat_members')
          .innerJoin('messages', 'messages.chat_id', 'chat_members.chat_id')
          .select(({ fn }) => [
            'messages.chat_id',
            fn.min('messages.seq').as('seq'),
            fn.min('messages.created_at').as('asked_at'),
          ])
          .where('chat_members.user_id', '=', sellerId)
          // Group chats have no listings, and can be long.
          .where('chat_members.other_id', '<>', '')
          .where('chat_members.active_at', '>=', clock.now() - PERIOD)
          .where(
            'messages.listing_id',
            'in',
            read.selectFrom('listings').select('listings.id').where('listings.owner_id', '=', sellerId),
          )
          .where('messages.sender_id', '!=', sellerId)
          .where('messages.created_at', '>=', clock.now() - PERIOD)
          .groupBy(['messages.chat_id', 'messages.listing_id'])
          .orderBy('asked_at', 'desc')
          .limit(MOST_ENQUIRIES)
          .as('enquiries'),
      )
      .select((query) => [
        'enquiries.asked_at',
        query
          .selectFrom('messages')
          .select('messages.created_at')
          .whereRef('messages.chat_id', '=', 'enquiries.chat_id')
          .whereRef('messages.seq', '>', 'enquiries.seq')
          .where('messages.sender_id', '=', sellerId)
          .orderBy('messages.seq')
          .limit(1)
          .as('answered_at'),
      ])
      .execute();

  return async ({ userId }: Actor, listingId: string): Promise<components['schemas']['Seller']> => {
    const listing = await repository.find(userId, listingId);
    if (listing === null) throw listingNotFound();
    const sellerId = listing.owner_id;
    const [seller, others, enquiries] = await Promise.all([
      read
        .selectFrom('users')
        .leftJoin('questionnaires', (join) =>
          // Only a parish that the seller shows to all members is stored in `shared_parish`.
          join
            .onRef('questionnaires.user_id', '=', 'users.id')
            .on('questionnaires.shared_parish', 'is not', null),
        )
        .select(['users.created_at', 'questionnaires.parish'])
        .where('users.id', '=', sellerId)
        .executeTakeFirst(),
      read
        .selectFrom('listings')
        .select('id')
        .where('owner_id', '=', sellerId)
        .where('id', '!=', listingId)
        .where('status', '!=', 'sold')
        .where(isOpenTo(staffRule, userId, 'listings.owner_id', 'listings.id'))
        .limit(MOST_LISTINGS)
        .execute(),
      enquiriesTo(sellerId),
    ]);
    if (seller === undefined) throw listingNotFound();
    return {
      memberSince: new Date(seller.created_at).toISOString(),
      parish: seller.parish === '' ? null : seller.parish,
      otherListings: others.length,
      answersWithin: answersWithin(enquiries, clock.now()),
    };
  };
}
