import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import { blockBetween } from './hiding-blocks.ts';
import { countsAsUnread } from './is-kept.ts';
import { canRead, type Block, type ReadPosition } from './read-positions.ts';
import type { MessageRow, Write } from './repository.ts';

/** The place of a message in a group chat. */
interface Delivered {
  readonly chatId: string;
  readonly senderId: string;
  readonly seq: number;
  readonly now: number;
}

const positionColumns = ['user_id', 'read_seq', 'joined_seq', 'cleared_seq', 'sent_seq'] as const;

/** The queries of messages that read or write all members of a group chat at once. */
export function createGroupRepository({ read, shortReads }: Pick<Database, 'read' | 'shortReads'>) {
  const recipients = precompile(
    read,
    ({ chatId, senderId, dedupeKey }: { chatId: string; senderId: string; dedupeKey: string }) =>
      read
        .selectFrom('chat_members as own')
        .innerJoin('users', 'users.id', 'own.user_id')
        .leftJoin('notifications', (join) =>
          join.onRef('notifications.user_id', '=', 'own.user_id').on('notifications.cause', '=', dedupeKey),
        )
        .select([
          'own.user_id',
          'own.listed',
          'own.muted',
          'own.silent',
          'own.read_seq',
          'users.language',
          'notifications.id as notified',
          'notifications.mentioned_in',
          'notifications.read_at',
          'notifications.push_skipped',
        ])
        .select((member) => [
          blockBetween(senderId, sql.ref('own.user_id')).as('blocked'),
          member
            .selectFrom('departures')
            .select('departures.user_id')
            .whereRef('departures.user_id', '=', 'own.user_id')
            .as('leaving'),
          member
            .selectFrom('muted_notifications')
            .select('muted_notifications.user_id')
            .where('muted_notifications.kind', '=', 'message')
            .whereRef('muted_notifications.user_id', '=', 'own.user_id')
            .as('unwanted'),
          member
            .selectFrom('muted_notifications')
            .select('muted_notifications.user_id')
            .where('muted_notifications.kind', '=', 'mention')
            .whereRef('muted_notifications.user_id', '=', 'own.user_id')
            .as('unwanted_mentions'),
        ])
        .where('own.chat_id', '=', chatId)
        .orderBy('own.user_id'),
  );
  const numbers = precompile(shortReads, ({ chatId, now }: { chatId: string; now: number }) =>
    read
      .selectFrom('chat_members')
      .select([...positionColumns, canRead(now).as('can_read'), 'unread'])
      .where('chat_id', '=', chatId),
  );
  const positions = precompile(read, ({ chatId, now }: { chatId: string; now: number }) =>
    read
      .selectFrom('chat_members')
      .select([...positionColumns, canRead(now).as('can_read'), 'listed'])
      .where('chat_id', '=', chatId),
  );
  // A join with both members would look for a block between each two of the members, which are 40,000 pairs.
  const blocks = precompile(shortReads, ({ chatId }: { chatId: string }) =>
    read
      .selectFrom('blocks')
      .select(['blocks.blocker_id', 'blocks.blocked_id'])
      .where('blocks.blocker_id', 'in', (own) =>
        own
          .selectFrom('chat_members')
          .select('chat_members.user_id')
          .where('chat_members.chat_id', '=', chatId),
      )
      .where((block) =>
        block.exists(
          block
            .selectFrom('chat_members as theirs')
            .select('theirs.user_id')
            .where('theirs.chat_id', '=', chatId)
            .whereRef('theirs.user_id', '=', 'blocks.blocked_id'),
        ),
      ),
  );
  const typedTo = precompile(shortReads, ({ chatId, userId }: { chatId: string; userId: string }) =>
    read
      .selectFrom('chat_members')
      .innerJoin('users as writer', (join) => join.on('writer.id', '=', userId))
      .select(['chat_members.user_id', 'writer.first_name'])
      .where('chat_id', '=', chatId)
      .where('user_id', '<>', userId)
      .where(sql<boolean>`${blockBetween(userId, sql.ref('chat_members.user_id'))} is distinct from 1`),
  );

  const withOther = precompile(shortReads, ({ userId, otherId }: { userId: string; otherId: string }) =>
    read
      .selectFrom('chat_members as own')
      .innerJoin('chats', 'chats.id', 'own.chat_id')
      .select('own.chat_id')
      .where('chats.kind', '=', 'group')
      .where('own.user_id', '=', userId)
      .where((chat) =>
        chat.or([
          chat(
            'own.chat_id',
            'in',
            chat
              .selectFrom('chat_members as theirs')
              .select('theirs.chat_id')
              .where('theirs.user_id', '=', otherId),
          ),
          chat(
            'own.chat_id',
            'in',
            chat.selectFrom('messages').select('messages.chat_id').where('messages.sender_id', '=', otherId),
          ),
        ]),
      )
      .orderBy('own.chat_id'),
  );

  return {
    /** The group chats of the member to which the other one belongs, or in which the other one has written. */
    async withOther(userId: string, otherId: string, transaction?: Write): Promise<string[]> {
      const rows = await withOther({ userId, otherId }, transaction);
      return rows.map(({ chat_id }) => chat_id);
    },

    /** The members, by ascending id, and what decides how each of them learns of a message. The chat must be locked. */
    async recipients(transaction: Write, chatId: string, senderId: string, dedupeKey: string) {
      const rows = await recipients({ chatId, senderId, dedupeKey }, transaction);
      return rows.map(({ user_id: userId, language, ...row }) => ({
        userId,
        language,
        readSeq: row.read_seq,
        isListed: row.listed === 1,
        isMuted: row.muted === 1 || row.unwanted !== null,
        isSilent: row.silent === 1,
        isBlocked: row.blocked === 1,
        isLeaving: row.leaving !== null,
        // A stale notification is renewed.
        isNotified: row.notified !== null && row.read_at === null && row.push_skipped === 0,
        wantsMentions: row.unwanted_mentions === null,
        hasUnreadMention: row.mentioned_in !== null && row.read_at === null && row.push_skipped === 0,
      }));
    },

    /** The counters of all members that are sent with a new message. */
    numbers: (chatId: string, now: number) => numbers({ chatId, now }),

    /** The blocks between the members. */
    blocks: (chatId: string, transaction?: Write): Promise<Block[]> => blocks({ chatId }, transaction),

    /** The members whose lists show the chat. */
    async listing(transaction: Write, chatId: string): Promise<string[]> {
      const rows = await transaction
        .selectFrom('chat_members')
        .select('user_id')
        .where('chat_id', '=', chatId)
        .where('listed', '=', 1)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    /** How far each member has read, and whether their list shows the chat. */
    positions: (
      transaction: Write,
      chatId: string,
      now: number,
    ): Promise<(ReadPosition & { listed: 0 | 1 })[]> => positions({ chatId, now }, transaction),

    /**
     * The other members, without those between whom and the writer there is a block, and the writer's first name. Null if
     * there is nobody.
     */
    async readersOfTyping(
      chatId: string,
      userId: string,
    ): Promise<{ firstName: string; userIds: string[] } | null> {
      const rows = await typedTo({ chatId, userId });
      const [first] = rows;
      if (first === undefined) return null;
      return { firstName: first.first_name, userIds: rows.map(({ user_id }) => user_id) };
    },

    /** The notifications of one of the two members about group chats that name the other one as the sender. */
    noticesBetween: (
      transaction: Write,
      one: string,
      other: string,
    ): Promise<{ user_id: string; chat_id: string; name: string }[]> =>
      transaction
        .selectFrom('notifications')
        .innerJoin('chats', 'chats.id', 'notifications.subject_id')
        .select(['notifications.user_id', 'chats.id as chat_id', 'chats.name'])
        .where('notifications.kind', '=', 'message')
        .where('chats.kind', '=', 'group')
        .where((notification) =>
          notification.or([
            notification.and({ 'notifications.user_id': one, 'notifications.actor_id': other }),
            notification.and({ 'notifications.user_id': other, 'notifications.actor_id': one }),
          ]),
        )
        .execute(),

    /** Puts the chat into the lists of all members, and counts one more unread message for everybody but the sender. */
    async countMessage(
      transaction: Write,
      { chatId, senderId, seq, now }: Delivered,
      blockedIds: readonly string[],
    ): Promise<void> {
      await transaction
        .updateTable('chat_members')
        .set({
          last_seq: seq,
          active_at: now,
          listed: 1,
          // Members who send a message have read all earlier ones.
          read_seq: sql<number>`case user_id when ${senderId} then ${seq} else read_seq end`,
          sent_seq: sql<number>`case user_id when ${senderId} then ${seq} else sent_seq end`,
          unread: sql<number>`case user_id when ${senderId} then 0 else unread + 1 end`,
        })
        .where('chat_id', '=', chatId)
        .$if(blockedIds.length > 0, (query) => query.where('user_id', 'not in', blockedIds))
        .execute();
      if (blockedIds.length === 0) return;
      // The list of these members stays as it is: it shows the newest message that they can see.
      await transaction
        .updateTable('chat_members')
        .set({
          last_seq: seq,
          removed_last_seq: seq,
          previous_seq: sql<number>`case when removed_last_seq = last_seq then previous_seq else last_seq end`,
        })
        .where('chat_id', '=', chatId)
        .where('user_id', 'in', blockedIds)
        .execute();
    },

    /** Stops counting a message that is about to be erased. */
    async uncount(
      transaction: Write,
      { id, chat_id: chatId, seq }: Pick<MessageRow, 'id' | 'chat_id' | 'seq'>,
    ): Promise<void> {
      await transaction
        .updateTable('chat_members')
        .set((member) => ({ unread: member('unread', '-', 1) }))
        .where('chat_id', '=', chatId)
        .where('read_seq', '<', seq)
        .where('cleared_seq', '<', seq)
        .where('unread', '>', 0)
        .where((member) =>
          member.exists(
            member
              .selectFrom('messages')
              .select('messages.id')
              .where('messages.id', '=', id)
              .where(countsAsUnread(sql.ref('chat_members.user_id'))),
          ),
        )
        .execute();
    },

    /**
     * The members with a notification about the chat that quotes the message or may no longer be right, by ascending id.
     */
    async notified(
      transaction: Write,
      { id, chat_id: chatId }: Pick<MessageRow, 'id' | 'chat_id'>,
      dedupeKey: string,
    ): Promise<string[]> {
      const rows = await transaction
        .selectFrom('notifications')
        .innerJoin('chat_members', 'chat_members.user_id', 'notifications.user_id')
        .select('chat_members.user_id')
        .where('notifications.cause', '=', dedupeKey)
        .where('chat_members.chat_id', '=', chatId)
        .where((notification) =>
          notification.or([
            notification('notifications.quoted_id', '=', id),
            notification('notifications.quoted_id', 'is', null),
            notification('chat_members.unread', '=', 0),
          ]),
        )
        .orderBy('chat_members.user_id')
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}
