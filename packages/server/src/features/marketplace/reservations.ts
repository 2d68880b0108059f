import type { components } from '@parvis/api-client/contract';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { createPersonPresenter, personColumns, type PersonRow } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { notEnquirer } from './errors.ts';
import { createOfferRepository } from './offer-repository.ts';
import type { Write } from './repository.ts';

interface Reserved {
  readonly id: string;
  readonly owner_id: string;
  readonly title: string;
}

/** The maximum number of members whom the owner can choose from. */
const MOST_ENQUIRERS = 50;

/** A key of its own, because a saved search may have notified the member about the same listing. */
const dedupeKeyOf = (listingId: string): string => `reserved ${listingId}`;

/** The members for whom listings are reserved. */
export function createReservations(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'jobs' | 'secrets'>,
) {
  const { clock, database } = dependencies;
  const { read, staffRule } = database;
  const notifier = createNotifier(dependencies);
  const { personOf } = createPersonPresenter(dependencies);
  const offers = createOfferRepository(database);

  /** Begins with the owner's chats, because no index finds messages by their listing alone. */
  const enquirersOf = (reader: Kysely<DatabaseSchema>, ownerId: string, listingId: string) =>
    reader
      .selectFrom('chat_members')
      .innerJoin('users', 'users.id', 'chat_members.other_id')
      .select(personColumns)
      .where('chat_members.user_id', '=', ownerId)
      .where((query) =>
        query.exists(
          query
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.chat_id', '=', 'chat_members.chat_id')
            .whereRef('messages.sender_id', '=', 'users.id')
            .where('messages.listing_id', '=', listingId),
        ),
      )
      .where(isOpenTo(staffRule, ownerId, 'users.id'))
      .where(noBlockBetween(ownerId, 'users.id'));

  async function end(transaction: Write, listingId: string): Promise<Announcement[]> {
    const ended = await transaction
      .deleteFrom('listing_reservations')
      .where('listing_id', '=', listingId)
      .returning('user_id')
      .executeTakeFirst();
    if (ended === undefined) return [];
    // An accepted offer lasts as long as the reservation.
    await transaction
      .deleteFrom('listing_offers')
      .where('listing_id', '=', listingId)
      .where('user_id', '=', ended.user_id)
      .where('state', '=', 'accepted')
      .execute();
    return notifier.withdraw(transaction, {
      userId: ended.user_id,
      dedupeKey: dedupeKeyOf(listingId),
    });
  }

  return {
    /** The members who made an offer and did not write come last. */
    async enquirers(ownerId: string, listingId: string): Promise<components['schemas']['Person'][]> {
      const rows: PersonRow[] = await enquirersOf(read, ownerId, listingId)
        .orderBy('chat_members.active_at', 'desc')
        .orderBy('chat_members.chat_id', 'desc')
        .limit(MOST_ENQUIRERS)
        .execute();
      const known = new Set(rows.map(({ id }) => id));
      const offering = (await offers.list(ownerId, listingId)).filter(({ id }) => !known.has(id));
      return [...rows, ...offering].slice(0, MOST_ENQUIRERS).map(personOf);
    },

    /** Call this after locking the listing. Replaces the reservation before. */
    async begin(
      transaction: Write,
      { id, owner_id: ownerId, title }: Reserved,
      memberId: string | null,
    ): Promise<Announcement[]> {
      if (memberId === null) return end(transaction, id);
      const member = await enquirersOf(transaction, ownerId, id)
        .where('users.id', '=', memberId)
        .executeTakeFirst();
      const known = member ?? (await offers.memberOf(transaction, ownerId, id, memberId));
      if (known === undefined) throw notEnquirer();
      const before = await transaction
        .selectFrom('listing_reservations')
        .select('user_id')
        .where('listing_id', '=', id)
        .executeTakeFirst();
      if (before?.user_id === memberId) return [];
      const ended = await end(transaction, id);
      await transaction
        .insertInto('listing_reservations')
        .values({ listing_id: id, user_id: memberId, created_at: clock.now() })
        .execute();
      // A notification about an earlier reservation would prevent this one.
      const forgotten = await notifier.forget(transaction, {
        by: 'dedupe-key',
        userIds: [memberId],
        dedupeKey: dedupeKeyOf(id),
      });
      const notified = await notifier.notify(transaction, {
        userId: memberId,
        kind: 'listing_reserved',
        actorId: ownerId,
        subjectId: id,
        excerpt: title,
        dedupeKey: dedupeKeyOf(id),
      });
      return [...ended, ...forgotten, ...notified];
    },

    /** Ends the reservation, if there is one. Call this after locking the listing. */
    end,

    /** Replaces the title in the notification. */
    rename: (transaction: Write, listingId: string, title: string) =>
      notifier.reword(transaction, dedupeKeyOf(listingId), title),
  };
}
