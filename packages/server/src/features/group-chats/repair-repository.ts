import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { groupRoleCan } from '../group-roles/index.ts';

/** A chat that follows a group. */
export interface FollowingChat {
  readonly groupId: string;
}

const followable = (reader: Kysely<DatabaseSchema>) =>
  reader
    .selectFrom('groups')
    .select('groups.id')
    .where('groups.removed_at', 'is', null)
    .where('groups.hidden_at', 'is', null);

/** A condition: a member of the chat has no place in the group, or another role. */
const hasOtherMember: RawBuilder<SqlBool> = sql`exists (select 1 from chat_members
  left join group_members on group_members.group_id = chats.group_id
    and group_members.user_id = chat_members.user_id
    and ${groupRoleCan('group_members.role', 'read')}
  where chat_members.chat_id = chats.id and (group_members.user_id is null
    or (chat_members.role = 'owner') <> (${groupRoleCan('group_members.role', 'moderate')})))`;

/** A condition: a member of the group is not in the chat. */
const lacksMember: RawBuilder<SqlBool> = sql`exists (select 1 from group_members
  where group_members.group_id = chats.group_id and ${groupRoleCan('group_members.role', 'read')}
    and not exists (select 1 from chat_members
      where chat_members.chat_id = chats.id and chat_members.user_id = group_members.user_id))`;

/** The queries that find group chats to correct. */
export function createRepairRepository({ read }: Pick<Database, 'read'>) {
  const following = () =>
    read
      .selectFrom('chats')
      .select((chat) => chat.ref('chats.group_id').$notNull().as('groupId'))
      .where('chats.group_id', 'is not', null)
      .orderBy('chats.id');

  return {
    /** Whether a chat may follow the group: the group is neither deleted nor hidden. */
    async isFollowable(reader: Kysely<DatabaseSchema>, groupId: string): Promise<boolean> {
      return (await followable(reader).where('groups.id', '=', groupId).executeTakeFirst()) !== undefined;
    },

    /** The chats that follow a group that is deleted or hidden. */
    withoutGroup: (): Promise<FollowingChat[]> =>
      following().where('chats.group_id', 'not in', followable(read)).execute(),

    /** The chats that have other members or roles than their group. */
    differing: (): Promise<FollowingChat[]> =>
      following()
        .where((chat) => chat.or([hasOtherMember, lacksMember]))
        .execute(),

    async withoutMembers(): Promise<string[]> {
      const rows = await read
        .selectFrom('chats')
        .select('chats.id')
        .where('chats.kind', '=', 'group')
        .where(sql<SqlBool>`not exists (select 1 from chat_members where chat_members.chat_id = chats.id)`)
        .orderBy('chats.id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
