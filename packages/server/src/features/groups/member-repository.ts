import {
  sql,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { GroupMembersTable } from './tables.ts';
import type { SoughtWord } from '../../platform/names.ts';
import { isOpenTo, isOpenToAll } from '../hidden-content/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { nameHolds, personColumns } from '../people/index.ts';
import { groupRoleCan, groupRoleRank, rankInGroup, type GroupRole } from '../group-roles/index.ts';

type Read = Kysely<DatabaseSchema>;
type Write = Transaction<DatabaseSchema>;

/** The maximum number of moderators who are notified about a request. */
const NOTIFIED = 50;

const members = (reader: Read) =>
  reader
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select([
      ...personColumns,
      'group_members.id as place',
      'group_members.role',
      'group_members.created_at',
    ]);

export type GroupMemberRow = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

/** The lists of a group: its members, the requests to join, and the removed members. */
export type MemberList = 'members' | 'requests' | 'removed';

const conditionOf: Readonly<Record<MemberList, RawBuilder<SqlBool>>> = {
  members: groupRoleCan('group_members.role', 'read'),
  requests: sql`group_members.role = 'asking'`,
  removed: sql`group_members.role = 'removed'`,
};
const rank = groupRoleRank('group_members.role');

interface Sought {
  readonly viewer: string;
  readonly groupId: string;
  readonly list: MemberList;
  /** The words to search for in the names. If there are none, all members match. */
  readonly words: readonly SoughtWord[];
}

export function createGroupMemberRepository({
  dialect,
  read,
  staffRule,
}: Pick<Database, 'dialect' | 'read' | 'staffRule'>) {
  return {
    /** The moderators first, then the others by the time at which they joined. */
    page(
      { viewer, groupId, list, words }: Sought,
      after: { readonly role: string; readonly id: string } | null,
      limit: number,
    ): Promise<GroupMemberRow[]> {
      const last = sql.lit(rankInGroup(after?.role ?? ''));
      return members(read)
        .where('group_members.group_id', '=', groupId)
        .where(conditionOf[list])
        .$if(after !== null, (query) =>
          query.where(
            sql<SqlBool>`(${rank} < ${last} or (${rank} = ${last} and group_members.id > ${after?.id}))`,
          ),
        )
        .$if(words.length > 0, (query) => query.where(nameHolds(dialect, words)))
        .where(isOpenTo(staffRule, viewer, 'group_members.user_id'))
        .where(noBlockBetween(viewer, 'group_members.user_id'))
        .orderBy(rank, 'desc')
        .orderBy('group_members.id')
        .limit(limit)
        .execute();
    },

    async find(reader: Read, groupId: string, userId: string): Promise<Selectable<GroupMembersTable> | null> {
      const member = await reader
        .selectFrom('group_members')
        .selectAll()
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return member ?? null;
    },

    async moderators(transaction: Write, groupId: string): Promise<string[]> {
      const rows = await transaction
        .selectFrom('group_members')
        .select('user_id')
        .where('group_id', '=', groupId)
        .where(groupRoleCan('role', 'moderate'))
        .orderBy('id')
        .limit(NOTIFIED)
        .execute();
      return rows.map((row) => row.user_id);
    },

    async insert(transaction: Write, member: Insertable<GroupMembersTable>): Promise<void> {
      await transaction.insertInto('group_members').values(member).execute();
    },

    async setRole(transaction: Write, groupId: string, userId: string, role: GroupRole): Promise<void> {
      await transaction
        .updateTable('group_members')
        .set({ role })
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .execute();
    },

    async delete(transaction: Write, groupId: string, userId: string): Promise<void> {
      await transaction
        .deleteFrom('group_members')
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .execute();
    },

    /** Accepts all requests. Returns the new members, in the order in which they have asked. */
    async acceptAll(transaction: Write, groupId: string): Promise<string[]> {
      const rows = await transaction
        .updateTable('group_members')
        .set({ role: 'member' })
        .where('group_id', '=', groupId)
        .where('role', '=', 'asking')
        .returning(['id', 'user_id'])
        .execute();
      return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((row) => row.user_id);
    },

    /** Returns the groups that have no other moderator than this member. */
    async moderatedAlone(transaction: Write, userId: string): Promise<string[]> {
      const rows = await transaction
        .selectFrom('group_members')
        .innerJoin('groups', 'groups.id', 'group_members.group_id')
        .select('group_members.group_id')
        .where('group_members.user_id', '=', userId)
        .where(groupRoleCan('group_members.role', 'moderate'))
        .where('groups.removed_at', 'is', null)
        .where((member) =>
          member.not(
            member.exists(
              member
                .selectFrom('group_members as others')
                .select('others.id')
                .whereRef('others.group_id', '=', 'group_members.group_id')
                .where(groupRoleCan('others.role', 'moderate'))
                .where('others.user_id', '!=', userId),
            ),
          ),
        )
        .orderBy('group_members.group_id')
        .execute();
      return rows.map((row) => row.group_id);
    },

    /** Returns the member who joined first, except moderators and hidden members. */
    async longest(transaction: Write, groupId: string): Promise<string | null> {
      const member = await transaction
        .selectFrom('group_members')
        .select('user_id')
        .where('group_id', '=', groupId)
        .where(groupRoleCan('role', 'read'))
        .where((member) => member.not(groupRoleCan('role', 'moderate')))
        .where(isOpenToAll('group_members.user_id'))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return member?.user_id ?? null;
    },
  };
}
