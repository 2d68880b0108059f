import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { canInGroup, groupRoleCan } from '../group-roles/index.ts';
import type { ChatRole } from './member-repository.ts';
import type { Write } from './repository.ts';

type Read = Kysely<DatabaseSchema>;

interface Place {
  readonly userId: string;
  readonly role: ChatRole;
}

interface Row {
  readonly user_id: string;
  readonly role: string;
}

const placeOf = ({ user_id: userId, role }: Row): Place => ({
  userId,
  role: canInGroup(role, 'moderate') ? 'owner' : 'member',
});

/** Selects the members of a group in the order of joining, without requests and removed members. */
const places = (reader: Read, groupId: string) =>
  reader
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(['group_members.user_id', 'group_members.role'])
    .where('group_members.group_id', '=', groupId)
    .where(groupRoleCan('group_members.role', 'read'))
    .orderBy('group_members.id');

const chat = (reader: Read, groupId: string) =>
  reader.selectFrom('chats').select('id').where('group_id', '=', groupId);

/** The queries about groups whose chats follow them. */
export function createGroupPlaces({ read }: Pick<Database, 'read'>) {
  return {
    async chatOf(groupId: string, reader: Read = read): Promise<string | null> {
      return (await chat(reader, groupId).executeTakeFirst())?.id ?? null;
    },

    async lockChat(transaction: Write, groupId: string): Promise<string | null> {
      return (await chat(transaction, groupId).forNoKeyUpdate().executeTakeFirst())?.id ?? null;
    },

    async count(groupId: string): Promise<number> {
      const { count } = await read
        .selectFrom('group_members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('group_id', '=', groupId)
        .where(groupRoleCan('role', 'read'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Keeps the accounts of members from being deleted until the transaction ends. Locks them by ascending id. */
    async lockAccounts(transaction: Write, groupId: string, limit: number): Promise<void> {
      await transaction
        .selectFrom('users')
        .select('users.id')
        .where('users.id', 'in', places(transaction, groupId).clearSelect().select('users.id').limit(limit))
        .orderBy('users.id')
        .forKeyShare()
        .execute();
    },

    /** Returns at most this many members. An account that is being deleted is left out. */
    async list(transaction: Write, groupId: string, limit: number): Promise<Place[]> {
      const rows = await places(transaction, groupId).limit(limit).forKeyShare('users').execute();
      return rows.map((row) => placeOf(row));
    },

    /** Returns the role that each of these members should have in the chat, without those who should not be there. */
    async rolesOf(
      transaction: Write,
      groupId: string,
      userIds: readonly string[],
    ): Promise<Map<string, ChatRole>> {
      const rows = await places(transaction, groupId)
        .where('group_members.user_id', 'in', userIds)
        .forKeyShare('users')
        .execute();
      return new Map(rows.map((row) => placeOf(row)).map(({ userId, role }) => [userId, role]));
    },

    /** Returns which of these members a moderator has removed from the group. */
    async removedOf(transaction: Write, groupId: string, userIds: readonly string[]): Promise<string[]> {
      if (userIds.length === 0) return [];
      const rows = await transaction
        .selectFrom('group_members')
        .select('user_id')
        .where('group_id', '=', groupId)
        .where('user_id', 'in', userIds)
        .where('role', '=', 'removed')
        .execute();
      return rows.map(({ user_id }) => user_id);
    },

    /** Returns members of the group who are not in its chat, in the order of joining. */
    async waiting(
      transaction: Write,
      { groupId, chatId }: { readonly groupId: string; readonly chatId: string },
      limit: number,
    ): Promise<string[]> {
      const rows = await places(transaction, groupId)
        .where('group_members.user_id', 'not in', (present) =>
          present
            .selectFrom('chat_members')
            .select('chat_members.user_id')
            .where('chat_members.chat_id', '=', chatId),
        )
        .limit(limit)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}
