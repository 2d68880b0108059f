import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { groupRoleCan } from '../group-roles/index.ts';
import { isReadableIn } from '../groups/index.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import type { PostsTable } from './tables.ts';

type Write = Transaction<DatabaseSchema>;

export type Intention = Pick<
  Selectable<PostsTable>,
  'answered_at' | 'author_id' | 'content' | 'group_id' | 'is_anonymous' | 'is_intention' | 'thanks' | 'title'
>;

export function createIntentionRepository({ read, shortReads, staffRule }: Database) {
  const parish = precompile(shortReads, ({ viewer }: { viewer: string }) =>
    read.selectFrom('questionnaires').select('parish').where('user_id', '=', viewer),
  );

  return {
    async parishOf(viewer: string): Promise<string> {
      const [row] = await parish({ viewer });
      return row?.parish ?? '';
    },

    /** Locks the post, so that it cannot be deleted or changed meanwhile. */
    async lock(transaction: Write, id: string): Promise<Intention | null> {
      const post = await transaction
        .selectFrom('posts')
        .select([
          'answered_at',
          'author_id',
          'content',
          'group_id',
          'is_anonymous',
          'is_intention',
          'thanks',
          'title',
        ])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return post ?? null;
    },

    /** Whether the author still has the post in front of all its readers: neither hidden nor in a group that they left. */
    async isOpen(transaction: Write, id: string, authorId: string): Promise<boolean> {
      const post = await transaction
        .selectFrom('posts')
        .select('id')
        .where('id', '=', id)
        .where(isOpenToAll('posts.author_id', 'posts.id'))
        .where(isReadableIn(staffRule, authorId, 'posts.group_id'))
        .executeTakeFirst();
      return post !== undefined;
    },

    async answer(
      transaction: Write,
      id: string,
      answer: { answered_at: number; thanks: string },
    ): Promise<void> {
      await transaction.updateTable('posts').set(answer).where('id', '=', id).execute();
    },

    /** Returns the members who pray and can still read the intention, in the order of their ids. */
    async praying(transaction: Write, id: string, afterId: string, atMost: number): Promise<string[]> {
      const rows = await transaction
        .selectFrom('reactions')
        .innerJoin('posts', 'posts.id', 'reactions.post_id')
        .leftJoin('groups', 'groups.id', 'posts.group_id')
        .leftJoin('group_members', (join) =>
          join
            .onRef('group_members.group_id', '=', 'posts.group_id')
            .onRef('group_members.user_id', '=', 'reactions.user_id')
            .on(groupRoleCan('group_members.role', 'read')),
        )
        .select('reactions.user_id')
        .where('reactions.post_id', '=', id)
        .where('reactions.type', '=', 'pray')
        .where('reactions.user_id', '>', afterId)
        .where((post) =>
          // The notification of an anonymous answer has no member, so it is not checked for blocks.
          post.not(
            post.exists(
              post
                .selectFrom('blocks')
                .select('blocks.blocked_id')
                .where('posts.is_anonymous', '=', 1)
                .whereRef('blocks.blocker_id', '=', 'posts.author_id')
                .whereRef('blocks.blocked_id', '=', 'reactions.user_id'),
            ),
          ),
        )
        .where((post) =>
          post.or([
            post('posts.group_id', 'is', null),
            post('groups.admission', '=', 'open'),
            post('group_members.user_id', 'is not', null),
          ]),
        )
        .orderBy('reactions.user_id')
        .limit(atMost)
        .execute();
      return rows.map((row) => row.user_id);
    },
  };
}
