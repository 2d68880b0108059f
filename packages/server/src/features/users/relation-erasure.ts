import { sql, type Transaction } from 'kysely';
import { ConcurrentChange, type Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { isCounted, isOpenToAll } from '../hidden-content/index.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { namesMember } from '../messages/index.ts';
import { reactionTypeNames, reactionTypes } from '../reaction-types/index.ts';

type FriendshipsTable = DatabaseSchema['friendships'];

type Writer = Transaction<DatabaseSchema>;

/**
 * Selects the member's chats, the chats in which a former member has written or reacted or that name this member, and the
 * chats of the groups that the member moderates.
 */
const chatsOf = (writer: Writer, id: string) =>
  writer
    .selectFrom('chats')
    .select('id')
    .where((chat) =>
      chat.or([
        chat('low_id', '=', id),
        chat('high_id', '=', id),
        chat('id', 'in', (members) =>
          members.selectFrom('chat_members').select('chat_id').where('user_id', '=', id),
        ),
        chat('id', 'in', (messages) =>
          messages.selectFrom('messages').select('messages.chat_id').where('messages.sender_id', '=', id),
        ),
        chat('id', 'in', (reactions) =>
          reactions
            .selectFrom('message_reactions')
            .innerJoin('messages', 'messages.id', 'message_reactions.message_id')
            .select('messages.chat_id')
            .where('message_reactions.user_id', '=', id),
        ),
        chat('id', 'in', (lines) =>
          lines.selectFrom('messages').select('messages.chat_id').where(namesMember(id)),
        ),
        chat('group_id', 'in', (members) =>
          members
            .selectFrom('group_members')
            .select('group_members.group_id')
            .where('group_members.user_id', '=', id)
            .where(groupRoleCan('group_members.role', 'moderate')),
        ),
      ]),
    );

/** Selects the posts that the member has written, reacted to, shared or commented on. */
const touchedPosts = (writer: Writer, id: string) =>
  writer
    .selectFrom('posts')
    .select('posts.id')
    .where('posts.id', 'in', (query) =>
      query
        .selectFrom('posts as own')
        .select('own.id as post_id')
        .where('own.author_id', '=', id)
        .union(query.selectFrom('reactions').select('post_id').where('user_id', '=', id))
        .union(query.selectFrom('post_shares').select('post_id').where('user_id', '=', id))
        .union(query.selectFrom('comments').select('post_id').where('author_id', '=', id)),
    );

/** Selects the other members of the member's friendships and requests in these states. */
const friends = (writer: Writer, id: string, states: readonly FriendshipsTable['status'][]) =>
  writer
    .selectFrom('friendships')
    .select('high_id as id')
    .where('low_id', '=', id)
    .where('status', 'in', states)
    .unionAll(
      writer
        .selectFrom('friendships')
        .select('low_id as id')
        .where('high_id', '=', id)
        .where('status', 'in', states),
    );

/**
 * Selects the members whose counters include the member. Also selects those with notifications about content that is
 * deleted together with the member.
 */
const touchedMembers = (writer: Writer, id: string) =>
  writer
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', (query) =>
      query
        .selectFrom(friends(writer, id, ['pending', 'accepted']).as('friends'))
        .select('friends.id')
        .union(query.selectFrom('follows').select('followed_id as id').where('follower_id', '=', id))
        .union(query.selectFrom('notifications').select('user_id as id').where('actor_id', '=', id))
        .union(
          query
            .selectFrom('notifications')
            .innerJoin('posts', 'posts.id', 'notifications.subject_id')
            .select('notifications.user_id as id')
            .where('posts.author_id', '=', id),
        )
        .union(
          query
            .selectFrom('notifications')
            .innerJoin('comments', 'comments.id', 'notifications.cause')
            .innerJoin('comments as answered', 'answered.id', 'comments.parent_id')
            .select('notifications.user_id as id')
            .where('answered.author_id', '=', id),
        ),
    );

/** Creates the functions that remove a member from the counters of other members. */
export function createRelationErasure({ dialect }: Database) {
  return {
    /**
     * Locks all rows about the member, so that no other transaction writes them. These rows are the member, their
     * chats, the posts with their comments, and other members with counters that change. Returns false if the member
     * does not exist.
     */
    async lockRows(writer: Writer, id: string): Promise<boolean> {
      const user = writer.selectFrom('users').select('id').where('id', '=', id);
      // SQLite has only one writer, so nothing can change between these reads.
      if (dialect === 'sqlite') return (await user.executeTakeFirst()) !== undefined;
      const chats = await chatsOf(writer, id).orderBy('id').forUpdate().execute();
      const posts = await touchedPosts(writer, id).orderBy('posts.id').forUpdate().execute();
      const lower = () => touchedMembers(writer, id).where('users.id', '<', id);
      const members = await lower().orderBy('users.id').forNoKeyUpdate().execute();
      if ((await user.forUpdate().executeTakeFirst()) === undefined) return false;
      await touchedMembers(writer, id)
        .where('users.id', '>', id)
        .orderBy('users.id')
        .forNoKeyUpdate()
        .execute();
      // From now on nobody can write in the member's name. If rows were written during the locking, they must be locked
      // before the member, so the transaction starts again.
      const known = new Set([...chats, ...posts, ...members].map((row) => row.id));
      const touched = [
        ...(await chatsOf(writer, id).execute()),
        ...(await touchedPosts(writer, id).execute()),
        ...(await lower().execute()),
      ];
      if (touched.some((row) => !known.has(row.id))) throw new ConcurrentChange();
      return true;
    },

    /** Returns the friends, and the members with an open request in either direction. */
    async friends(writer: Writer, id: string): Promise<string[]> {
      const rows = await friends(writer, id, ['pending', 'accepted']).execute();
      return rows.map((row) => row.id);
    },

    /** Takes the member's reactions, shares, comments, replies, friendships and follows out of other counters. */
    async correctCounters(writer: Writer, id: string): Promise<void> {
      for (const type of reactionTypeNames) {
        const { counter } = reactionTypes[type];
        await writer
          .updateTable('posts')
          .set((expression) => ({ [counter]: expression(counter, '-', 1) }))
          .where('id', 'in', (query) =>
            query
              .selectFrom('reactions')
              .select('post_id')
              .where('user_id', '=', id)
              .where('type', '=', type),
          )
          .execute();
      }

      await writer
        .updateTable('posts')
        .set((expression) => ({
          shares: sql<number>`${expression.ref('shares')} - (
            select count(*) from post_shares where post_shares.post_id = posts.id and post_shares.user_id = ${id})`,
        }))
        .where('id', 'in', (query) =>
          query.selectFrom('post_shares').select('post_id').where('user_id', '=', id),
        )
        .execute();

      // The comments that are deleted: those of the member, and all replies to them.
      const isErased = sql`(comments.author_id = ${id}
        or comments.parent_id in (select own.id from comments as own where own.author_id = ${id}))`;
      await writer
        .updateTable('posts')
        .set((expression) => ({
          comments: sql<number>`${expression.ref('comments')} - (
            select count(*) from comments where comments.post_id = posts.id and ${isErased} and ${isCounted('comments')})`,
        }))
        .where('id', 'in', (query) =>
          query.selectFrom('comments').select('post_id').where('author_id', '=', id),
        )
        .execute();

      await writer
        .updateTable('comments')
        .set((expression) => ({
          replies: sql<number>`${expression.ref('replies')} - (
            select count(*) from comments as own where own.parent_id = comments.id and own.author_id = ${id}
              and ${isOpenToAll('own.author_id', 'own.id')})`,
        }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('comments')
            .select(sql<string>`parent_id`.as('parent_id'))
            .where('author_id', '=', id)
            .where('parent_id', 'is not', null),
        )
        .where('author_id', '!=', id)
        .execute();

      const counters = [
        { counter: 'friends', of: friends(writer, id, ['accepted']) },
        {
          counter: 'friend_requests',
          of: writer
            .selectFrom('friendships')
            .select('recipient_id as id')
            .where('requester_id', '=', id)
            .where('status', '=', 'pending'),
        },
        {
          counter: 'followers',
          of: writer.selectFrom('follows').select('followed_id as id').where('follower_id', '=', id),
        },
      ] as const;
      for (const { counter, of } of counters) {
        await writer
          .updateTable('users')
          .set((user) => ({ [counter]: user(counter, '-', 1) }))
          .where('id', 'in', of)
          .execute();
      }
    },
  };
}
