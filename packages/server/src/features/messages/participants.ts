import type { Kysely, Transaction } from 'kysely';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { pairOf } from '../relations/index.ts';
import { chatPolicy } from './policy.ts';
import { chatNotFound } from './errors.ts';
import { closedOf, requestOf, type Participant } from './participant.ts';

type Write = Transaction<DatabaseSchema>;

/** Selects the chats of one member, with the friendship and the blocks between the two members. */
export const chatsOfMembers = (database: Kysely<DatabaseSchema>) =>
  database
    .selectFrom('chat_members as own')
    .innerJoin('chats', 'chats.id', 'own.chat_id')
    .leftJoin('users', 'users.id', 'own.other_id')
    .leftJoin('chat_members as theirs', (join) =>
      join.onRef('theirs.chat_id', '=', 'own.chat_id').onRef('theirs.user_id', '=', 'own.other_id'),
    )
    .leftJoin('friendships', (join) =>
      join
        .onRef('friendships.low_id', '=', 'chats.low_id')
        .onRef('friendships.high_id', '=', 'chats.high_id')
        .on('friendships.status', '=', 'accepted'),
    )
    .leftJoin('blocks as made', (join) =>
      join.onRef('made.blocker_id', '=', 'own.user_id').onRef('made.blocked_id', '=', 'own.other_id'),
    )
    .leftJoin('blocks as suffered', (join) =>
      join.onRef('suffered.blocker_id', '=', 'own.other_id').onRef('suffered.blocked_id', '=', 'own.user_id'),
    )
    .leftJoin('departures', 'departures.user_id', 'own.other_id');

/** The columns that `closedOf` reads. */
export const participantColumns = [
  'chats.kind',
  'own.other_id',
  'users.id as present_id',
  'friendships.id as friendship_id',
  'chats.enquired_at',
  'chats.accepted_at',
  'chats.requested_by',
  'chats.request_seq',
  'chats.request_deleted_at',
  'made.blocker_id as blocking',
  'suffered.blocker_id as blocked_by',
  'departures.id as deletion_id',
] as const;

export interface Participants {
  /** Returns null if the member has no chat with this id. */
  find(userId: string, chatId: string, transaction?: Write): Promise<Participant | null>;
  /**
   * Whether the two members have a chat about a listing, or an accepted request. In such a chat the two can write
   * without being friends.
   */
  isOpenToStrangers(userId: string, otherId: string, transaction?: Write): Promise<boolean>;
  /** Throws the error 404 if the member is not a participant. */
  require(userId: string, chatId: string, transaction?: Write): Promise<Participant>;
}

export function createParticipants({ database }: Pick<Dependencies, 'database'>): Participants {
  const { read, shortReads } = database;
  const participant = precompile(shortReads, ({ userId, chatId }: { userId: string; chatId: string }) =>
    chatsOfMembers(read)
      .select([
        ...participantColumns,
        'chats.name',
        'own.listed',
        'own.unread',
        'own.cleared_seq',
        'own.read_seq',
        'own.last_seq',
        'own.revision',
        'theirs.listed as listed_for_other',
        'theirs.muted as muted_by_other',
      ])
      .where('own.chat_id', '=', chatId)
      .where('own.user_id', '=', userId),
  );

  const openToStrangers = precompile(shortReads, ({ low, high }: { low: string; high: string }) =>
    read
      .selectFrom('chats')
      .select('id')
      .where('low_id', '=', low)
      .where('high_id', '=', high)
      .where((chat) => chat.or([chat('enquired_at', 'is not', null), chat('accepted_at', 'is not', null)])),
  );

  const find: Participants['find'] = async (userId, chatId, transaction) => {
    const [row] = await participant({ userId, chatId }, transaction);
    if (row === undefined) return null;
    const membership = {
      isListed: row.listed === 1,
      unread: row.unread,
      clearedSeq: row.cleared_seq,
      readSeq: row.read_seq,
      lastSeq: row.last_seq,
      revision: row.revision,
    };
    if (row.kind === 'group') {
      return { ...membership, kind: 'group', chatName: row.name, closed: null, request: null };
    }
    return {
      ...membership,
      kind: 'pair',
      otherId: row.other_id,
      closed: closedOf(row),
      request: requestOf(row),
      isFriend: row.friendship_id !== null,
      isListedForOther: row.listed_for_other === 1,
      isMutedByOther: row.muted_by_other === 1,
    };
  };

  return {
    find,

    async isOpenToStrangers(userId, otherId, transaction) {
      return (await openToStrangers(pairOf(userId, otherId), transaction)).length > 0;
    },

    async require(userId, chatId, transaction) {
      const found = await find(userId, chatId, transaction);
      if (!chatPolicy.read(found)) throw chatNotFound();
      return found;
    },
  };
}
