import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Database, StaffRule } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { GroupsTable } from './tables.ts';
import { countOfMembers, isOpenToAll } from '../hidden-content/index.ts';
import { isShownTo } from './conditions.ts';
import { groupRoleCan } from '../group-roles/index.ts';

type Read = Kysely<DatabaseSchema>;
export type Write = Transaction<DatabaseSchema>;

/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
const HIGHEST = '\u{10FFFF}';

export interface GroupFilter {
  readonly category: GroupsTable['category'] | null;
  /** The prefixes to search for. All of them must match. */
  readonly words: readonly string[];
  /** Whether the list has only groups that the viewer belongs to or has asked to join. */
  readonly isOwn: boolean;
  /** The parish to which the groups belong; null for all groups. */
  readonly parishId: string | null;
}

const rows = (staffRule: StaffRule, reader: Read, viewer: string) =>
  reader
    .selectFrom('groups')
    .leftJoin('files', 'files.id', 'groups.file_id')
    .leftJoin('group_members', (join) =>
      join.onRef('group_members.group_id', '=', 'groups.id').on('group_members.user_id', '=', viewer),
    )
    .leftJoin('chats', 'chats.group_id', 'groups.id')
    // The viewer is not in the chat if it was full when they joined.
    .leftJoin('chat_members', (join) =>
      join.onRef('chat_members.chat_id', '=', 'chats.id').on('chat_members.user_id', '=', viewer),
    )
    .leftJoin('group_parishes', 'group_parishes.group_id', 'groups.id')
    .leftJoin('publications as parishes', (join) =>
      join.onRef('parishes.id', '=', 'group_parishes.parish_id').on('parishes.state', '=', 'published'),
    )
    .where('groups.removed_at', 'is', null)
    .where(isShownTo(staffRule, viewer, 'groups'))
    .select([
      'groups.id',
      'groups.name',
      'groups.description',
      'groups.category',
      'groups.place',
      'groups.admission',
      'groups.members',
      'groups.file_id',
      'groups.created_at',
      'groups.hidden_at',
      'files.width as file_width',
      'files.height as file_height',
      'files.placeholder as file_placeholder',
      'group_members.role',
      'chat_members.chat_id',
      'parishes.id as parish_id',
      'parishes.title as parish_title',
      'parishes.language as parish_language',
    ])
    .select((group) => [
      group
        .selectFrom('group_members as asking')
        .whereRef('asking.group_id', '=', 'groups.id')
        .where('asking.role', '=', 'asking')
        .where(isOpenToAll('asking.user_id'))
        .select((asking) => asking.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('requests'),
      group
        .selectFrom('group_members as named')
        .whereRef('named.group_id', '=', 'groups.id')
        .where(groupRoleCan('named.role', 'moderate'))
        .select((named) => named.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('moderators'),
    ]);

export type GroupRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export function createGroupRepository({ read, staffRule }: Database) {
  return {
    /** The newest groups first. */
    page(viewer: string, filter: GroupFilter, before: string, limit: number): Promise<GroupRow[]> {
      const { category, words, isOwn, parishId } = filter;
      return rows(staffRule, read, viewer)
        .where('groups.id', '<', before)
        .$if(category !== null, (query) => query.where('groups.category', '=', category ?? 'prayer'))
        .$if(parishId !== null, (query) => query.where('group_parishes.parish_id', '=', parishId ?? ''))
        .$if(isOwn, (query) => query.where(groupRoleCan('group_members.role', 'leave')))
        .where((group) =>
          group.and(
            words.map((word) =>
              group(
                'groups.id',
                'in',
                group
                  .selectFrom('group_words')
                  .select('group_words.group_id')
                  .where('group_words.word', '>=', word)
                  .where('group_words.word', '<', `${word}${HIGHEST}`),
              ),
            ),
          ),
        )
        .orderBy('groups.id', 'desc')
        .limit(limit)
        .execute();
    },

    /** The newest groups to which the viewer has no relation. */
    joinable(viewer: string, limit: number): Promise<GroupRow[]> {
      return rows(staffRule, read, viewer)
        .where('group_members.role', 'is', null)
        .where('groups.hidden_at', 'is', null)
        .orderBy('groups.id', 'desc')
        .limit(limit)
        .execute();
    },

    async find(viewer: string, id: string, reader: Read = read): Promise<GroupRow | null> {
      return (await rows(staffRule, reader, viewer).where('groups.id', '=', id).executeTakeFirst()) ?? null;
    },

    async findByKey(
      founderId: string,
      key: string,
    ): Promise<(GroupRow & Pick<GroupsTable, 'fingerprint'>) | null> {
      const row = await rows(staffRule, read, founderId)
        .select('groups.fingerprint')
        .where('groups.founder_id', '=', founderId)
        .where('groups.idempotency_key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Locks the group, so that until the end of the transaction nobody can join, leave or change it. */
    async lockRow(transaction: Write, id: string): Promise<Selectable<GroupsTable> | null> {
      const group = await transaction
        .selectFrom('groups')
        .selectAll()
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return group ?? null;
    },

    async insert(transaction: Write, group: Insertable<GroupsTable>): Promise<void> {
      await transaction.insertInto('groups').values(group).execute();
    },

    async update(transaction: Write, id: string, change: Updateable<GroupsTable>): Promise<void> {
      await transaction.updateTable('groups').set(change).where('id', '=', id).execute();
    },

    async setWords(transaction: Write, id: string, words: readonly string[]): Promise<void> {
      await transaction.deleteFrom('group_words').where('group_id', '=', id).execute();
      if (words.length === 0) return;
      await transaction
        .insertInto('group_words')
        .values(words.map((word) => ({ group_id: id, word })))
        .execute();
    },

    /** Returns false if the parish is not published. Null removes the link. */
    async setParish(transaction: Write, id: string, parishId: string | null): Promise<boolean> {
      await transaction.deleteFrom('group_parishes').where('group_id', '=', id).execute();
      if (parishId === null) return true;
      // While this lock is held, nobody can delete the parish.
      const parish = await transaction
        .selectFrom('publications')
        .select('id')
        .where('id', '=', parishId)
        .where('kind', '=', 'parish')
        .where('state', '=', 'published')
        .forKeyShare()
        .executeTakeFirst();
      if (parish === undefined) return false;
      await transaction.insertInto('group_parishes').values({ group_id: id, parish_id: parishId }).execute();
      return true;
    },

    async recount(transaction: Write, id: string): Promise<void> {
      await transaction.updateTable('groups').set({ members: countOfMembers }).where('id', '=', id).execute();
    },

    /** Locks the next posts of a deleted group, up to a batch. */
    async lockPosts(
      transaction: Write,
      groupId: string,
      atMost: number,
    ): Promise<{ id: string; file_id: string | null }[]> {
      return transaction
        .selectFrom('posts')
        .select(['id', 'file_id'])
        .where('group_id', '=', groupId)
        .orderBy('id')
        .limit(atMost)
        .forUpdate()
        .execute();
    },

    /** Returns the files of the photos that these posts have after the first one. */
    async laterPhotos(transaction: Write, postIds: readonly string[]): Promise<string[]> {
      if (postIds.length === 0) return [];
      const rows = await transaction
        .selectFrom('post_photos')
        .select('file_id')
        .where('post_id', 'in', postIds)
        .execute();
      return rows.map((row) => row.file_id);
    },

    async deletePosts(transaction: Write, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await transaction.deleteFrom('posts').where('id', 'in', ids).execute();
    },

    /** Deletes the group and returns the id of its picture. */
    async delete(transaction: Write, id: string): Promise<string | null> {
      const group = await transaction
        .deleteFrom('groups')
        .where('id', '=', id)
        .returning('file_id')
        .executeTakeFirst();
      return group?.file_id ?? null;
    },
  };
}
