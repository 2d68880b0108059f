import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { PublicationsTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;
export type Cancellation = DatabaseSchema['event_cancellations'];

const DAY = 24 * 60 * 60 * 1000;
/** This is long enough, because subscribed calendar programs poll far more often. */
export const CANCELLATION_RETENTION = 90 * DAY;
/** There is a limit because calendar programs read all cancellations on each poll. */
const MOST = 500;

/**
 * Tells calendar programs about withdrawn and deleted events. Each row is a copy of the published version, because
 * staff can keep editing the event as a draft.
 */
export function createEventCancellations({ read }: Pick<Database, 'read'>) {
  const since = (time: number) =>
    read
      .selectFrom('event_cancellations')
      .selectAll('event_cancellations')
      .where('event_cancellations.cancelled_at', '>', time);

  return {
    /** Adds a cancellation. Does nothing if the publication is not an event, or if the event is over. */
    async add(transaction: Write, event: Selectable<PublicationsTable>, now: number): Promise<void> {
      const { id, kind, title, details, revision, ends_at } = event;
      if (kind !== 'event' || ends_at <= now) return;
      await transaction
        .deleteFrom('event_cancellations')
        .where('cancelled_at', '<=', now - CANCELLATION_RETENTION)
        .execute();
      await transaction
        .insertInto('event_cancellations')
        .values({ event_id: id, title, details, revision: revision + 1, cancelled_at: now })
        .execute();
      await transaction
        .insertInto('event_cancellation_attendees')
        .columns(['event_id', 'user_id'])
        .expression(
          transaction
            .selectFrom('publication_marks')
            .select(['publication_id', 'user_id'])
            .where('publication_id', '=', id),
        )
        .execute();
    },

    async remove(transaction: Write, eventId: string): Promise<void> {
      await transaction.deleteFrom('event_cancellations').where('event_id', '=', eventId).execute();
    },

    async find(eventId: string, time: number): Promise<Cancellation | null> {
      const found = await since(time).where('event_cancellations.event_id', '=', eventId).executeTakeFirst();
      return found ?? null;
    },

    /**
     * Returns the recent cancellations. With an `attendee`, only those of events for which this member had signed up.
     */
    recent: (time: number, attendee: string | null): Promise<Cancellation[]> =>
      since(time)
        .$if(attendee !== null, (query) =>
          query.where('event_cancellations.event_id', 'in', (cancellation) =>
            cancellation
              .selectFrom('event_cancellation_attendees')
              .select('event_cancellation_attendees.event_id')
              .where('event_cancellation_attendees.user_id', '=', attendee ?? ''),
          ),
        )
        .orderBy('event_cancellations.cancelled_at', 'desc')
        .orderBy('event_cancellations.event_id', 'desc')
        .limit(MOST)
        .execute(),
  };
}
