import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { pairOf } from '../relations/index.ts';
import { personColumnsUnder } from '../people/index.ts';

type FriendshipsTable = DatabaseSchema['friendships'];

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;
export type FriendshipRow = Selectable<FriendshipsTable>;
type OfMember = { userId: string; before: string; limit: number };

const requests = (database: Read) =>
  database
    .selectFrom('friendships')
    .innerJoin('users as requester', 'requester.id', 'friendships.requester_id')
    .innerJoin('users as recipient', 'recipient.id', 'friendships.recipient_id')
    .select([
      'friendships.id',
      'friendships.requester_id',
      'friendships.recipient_id',
      'friendships.status',
      'friendships.created_at',
      ...personColumnsUnder('requester'),
      ...personColumnsUnder('recipient'),
    ]);

export type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

function ofPair(reader: Read, one: string, other: string) {
  const { low, high } = pairOf(one, other);
  return reader.selectFrom('friendships').selectAll().where('low_id', '=', low).where('high_id', '=', high);
}

export function createFriendshipRepository({ read, shortReads }: Database) {
  const received = precompile(shortReads, ({ userId, before, limit }: OfMember) =>
    requests(read)
      .where('friendships.recipient_id', '=', userId)
      .where('friendships.status', '=', 'pending')
      .where('friendships.id', '<', before)
      .orderBy('friendships.id', 'desc')
      .limit(limit),
  );
  const countReceived = precompile(shortReads, ({ userId }: { userId: string }) =>
    read.selectFrom('users').select('friend_requests as total').where('id', '=', userId),
  );

  /** Includes declined requests, because the requester must not notice the decline. */
  const sent = (userId: string, declinedAfter: number) =>
    requests(read)
      .where('friendships.requester_id', '=', userId)
      // With this condition the query can use the index. Otherwise it would read all friendships.
      .where('friendships.status', 'in', ['pending', 'declined'])
      .where((row) =>
        row.or([
          row('friendships.status', '=', 'pending'),
          row.and([
            row('friendships.status', '=', 'declined'),
            row('friendships.answered_at', '>', declinedAfter),
          ]),
        ]),
      );
  const sentPage = precompile(shortReads, (parameters: OfMember & { declinedAfter: number }) =>
    sent(parameters.userId, parameters.declinedAfter)
      .where('friendships.id', '<', parameters.before)
      .orderBy('friendships.id', 'desc')
      .limit(parameters.limit),
  );
  const countSent = precompile(
    shortReads,
    ({ userId, declinedAfter }: { userId: string; declinedAfter: number }) =>
      sent(userId, declinedAfter)
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total')),
  );

  return {
    /** The pending requests, newest first. */
    listReceived: (userId: string, before: string, limit: number): Promise<RequestRow[]> =>
      received({ userId, before, limit }),

    async countReceived(userId: string): Promise<number> {
      const [row] = await countReceived({ userId });
      return row?.total ?? 0;
    },

    listSent: (userId: string, declinedAfter: number, before: string, limit: number): Promise<RequestRow[]> =>
      sentPage({ userId, declinedAfter, before, limit }),

    async countSent(userId: string, declinedAfter: number): Promise<number> {
      const [row] = await countSent({ userId, declinedAfter });
      return row?.total ?? 0;
    },

    request: (transaction: Write, id: string): Promise<RequestRow> =>
      requests(transaction).where('friendships.id', '=', id).executeTakeFirstOrThrow(),

    /** Returns false if the two members already have a row. */
    async insert(transaction: Write, friendship: Insertable<FriendshipsTable>): Promise<boolean> {
      const inserted = await transaction
        .insertInto('friendships')
        .values(friendship)
        .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Finds a row by its id. The row is not locked, because its members must be locked first. */
    find: (reader: Read, id: string): Promise<FriendshipRow | undefined> =>
      reader.selectFrom('friendships').selectAll().where('id', '=', id).executeTakeFirst(),

    findOfPair: (reader: Read, one: string, other: string): Promise<FriendshipRow | undefined> =>
      ofPair(reader, one, other).executeTakeFirst(),

    lockRow: (transaction: Write, one: string, other: string): Promise<FriendshipRow | undefined> =>
      ofPair(transaction, one, other).forUpdate().executeTakeFirst(),

    async update(transaction: Write, id: string, change: Updateable<FriendshipsTable>): Promise<void> {
      await transaction.updateTable('friendships').set(change).where('id', '=', id).execute();
    },

    async delete(transaction: Write, id: string): Promise<void> {
      await transaction.deleteFrom('friendships').where('id', '=', id).execute();
    },
  };
}

export type FriendshipRepository = ReturnType<typeof createFriendshipRepository>;
