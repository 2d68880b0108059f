import type { components } from '@parvis/api-client/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { MOST_SKIPPED } from '../messages/index.ts';
import { personColumns } from '../people/index.ts';
import { isFriendOf } from '../relations/index.ts';
import { canAct, flag } from './conditions.ts';
import type { Write } from './repository.ts';

export type ChatRole = components['schemas']['ChatRole'];

export interface NewMember {
  readonly userId: string;
  readonly role: ChatRole;
  /** Whether the chat is muted, also for mentions, until the member unmutes it. */
  readonly isSilent?: boolean;
}

/** A page that knows the changes of an earlier membership loads the chat again after a gap of more than 500. */
const REVISION_GAP = 1000;

const members = (reader: Kysely<DatabaseSchema>, viewer: string) =>
  reader
    .selectFrom('chat_members')
    .innerJoin('users', 'users.id', 'chat_members.user_id')
    .select([
      ...personColumns,
      'chat_members.role',
      'users.presence_visible',
      'users.last_seen_at',
      flag(isFriendOf(viewer, 'users.id')).as('is_friend'),
      flag(sql`exists (select 1 from blocks where blocks.blocker_id = ${viewer}
        and blocks.blocked_id = users.id)`).as('blocks'),
      flag(sql`exists (select 1 from blocks where blocks.blocker_id = users.id
        and blocks.blocked_id = ${viewer})`).as('is_blocked'),
      flag(sql`exists (select 1 from departures where departures.user_id = users.id)`).as('is_departing'),
    ]);

export type ChatMemberRow = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

export function createChatMemberRepository({ read }: Pick<Database, 'read'>) {
  return {
    /** All members, owners first, then by name. */
    list: (viewer: string, chatId: string): Promise<ChatMemberRow[]> =>
      members(read, viewer)
        .where('chat_members.chat_id', '=', chatId)
        .orderBy(sql`case chat_members.role when 'owner' then 0 else 1 end`)
        .orderBy('users.search')
        .orderBy('users.id')
        .execute(),

    async roleOf(reader: Kysely<DatabaseSchema>, chatId: string, userId: string): Promise<ChatRole | null> {
      const member = await reader
        .selectFrom('chat_members')
        .select('role')
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return member?.role ?? null;
    },

    /** Returns which of these members are in the chat. */
    async among(
      reader: Kysely<DatabaseSchema>,
      chatId: string,
      userIds: readonly string[],
    ): Promise<Map<string, ChatRole>> {
      const rows = await reader
        .selectFrom('chat_members')
        .select(['user_id', 'role'])
        .where('chat_id', '=', chatId)
        .where('user_id', 'in', userIds)
        .execute();
      return new Map(rows.map(({ user_id, role }) => [user_id, role]));
    },

    async ids(transaction: Write, chatId: string): Promise<string[]> {
      const rows = await transaction
        .selectFrom('chat_members')
        .select('user_id')
        .where('chat_id', '=', chatId)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    async count(reader: Kysely<DatabaseSchema>, chatId: string): Promise<number> {
      const { count } = await reader
        .selectFrom('chat_members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('chat_id', '=', chatId)
        .executeTakeFirstOrThrow();
      return count;
    },

    /**
     * Adds members to a locked chat. They see the messages from then on. Their revisions begin after all that they can have
     * known, if they were in the chat before.
     */
    async insert(
      transaction: Write,
      chatId: string,
      newMembers: readonly NewMember[],
      now: number,
    ): Promise<void> {
      const { last_seq, left_revision } = await transaction
        .selectFrom('chats')
        .select(['last_seq', 'left_revision'])
        .where('id', '=', chatId)
        .executeTakeFirstOrThrow();
      const { highest } = await transaction
        .selectFrom('chat_members')
        .select(sql<number | null>`max(revision)`.as('highest'))
        .where('chat_id', '=', chatId)
        .executeTakeFirstOrThrow();
      const next = highest === null ? 0 : Math.max(highest, left_revision) + REVISION_GAP;
      const revision = Math.min(next, MOST_SKIPPED);
      const place = { joined_seq: last_seq, read_seq: last_seq, cleared_seq: last_seq, last_seq, revision };
      await transaction
        .insertInto('chat_members')
        .values(
          newMembers.map(({ userId, role, isSilent = false }) => ({
            chat_id: chatId,
            user_id: userId,
            other_id: '',
            role,
            joined_at: now,
            listed: 1 as const,
            muted: isSilent ? 1 : 0,
            silent: isSilent ? 1 : 0,
            active_at: now,
            ...place,
          })),
        )
        .execute();
      // An owner who adds a removed member lets them in again, and a member who has left comes back by a link.
      const userIds = newMembers.map(({ userId }) => userId);
      for (const table of ['chat_removals', 'chat_leavings'] as const)
        await transaction
          .deleteFrom(table)
          .where('chat_id', '=', chatId)
          .where('user_id', 'in', userIds)
          .execute();
    },

    async setRole(transaction: Write, chatId: string, userId: string, role: ChatRole): Promise<void> {
      await transaction
        .updateTable('chat_members')
        .set({ role })
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Whether the chat has an owner who can manage it, besides these members. */
    async hasOwner(transaction: Write, chatId: string, except: readonly string[] = []): Promise<boolean> {
      const owner = await transaction
        .selectFrom('chat_members')
        .select('user_id')
        .where('chat_id', '=', chatId)
        .where('role', '=', 'owner')
        .where(canAct)
        .$if(except.length > 0, (query) => query.where('user_id', 'not in', except))
        .limit(1)
        .executeTakeFirst();
      return owner !== undefined;
    },

    /**
     * Returns the member who has been in the chat for the longest time and can manage it. If nobody can, returns the oldest
     * member of a chat without any owner, and null of other chats.
     */
    async successor(transaction: Write, chatId: string): Promise<string | null> {
      const rows = await transaction
        .selectFrom('chat_members')
        .select(['user_id', 'role'])
        .select(flag(canAct).as('can_act'))
        .where('chat_id', '=', chatId)
        .orderBy('joined_at')
        .orderBy('user_id')
        .execute();
      const member = rows.find(({ can_act }) => can_act === 1);
      if (member !== undefined) return member.user_id;
      return rows.some(({ role }) => role === 'owner') ? null : (rows[0]?.user_id ?? null);
    },

    async isRemoved(reader: Kysely<DatabaseSchema>, chatId: string, userId: string): Promise<boolean> {
      const removal = await reader
        .selectFrom('chat_removals')
        .select('user_id')
        .where('chat_id', '=', chatId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return removal !== undefined;
    },

    /** Notes that an owner has removed the member, so that a link does not bring them back. */
    async noteRemoval(transaction: Write, chatId: string, userId: string): Promise<void> {
      await transaction
        .insertInto('chat_removals')
        .values({ chat_id: chatId, user_id: userId })
        .onConflict((conflict) => conflict.columns(['chat_id', 'user_id']).doNothing())
        .execute();
    },

    /** Notes that the member has left, so that others cannot add them again. */
    async noteLeaving(transaction: Write, chatId: string, userId: string): Promise<void> {
      await transaction
        .insertInto('chat_leavings')
        .values({ chat_id: chatId, user_id: userId })
        .onConflict((conflict) => conflict.columns(['chat_id', 'user_id']).doNothing())
        .execute();
    },
  };
}
