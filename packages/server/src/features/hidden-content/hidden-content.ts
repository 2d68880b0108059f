import { sql, type Expression, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { countOfMembers, isCounted, isOpenToAll } from './conditions.ts';

type Write = Transaction<DatabaseSchema>;

interface Subject {
  readonly type: DatabaseSchema['concealments']['subject_type'] | 'group';
  readonly id: string;
}

export interface HiddenContent {
  /** Locks the posts whose counters will change. Call this before locking members, to avoid deadlocks. */
  lockPosts(transaction: Write, subject: Subject): Promise<void>;
  /**
   * Hides the content. A repeated call changes nothing. Without an owner there is nothing to hide, because the
   * content of a deleted account is deleted. The caller ends the chat of a hidden group.
   */
  hide(
    transaction: Write,
    subject: Subject & { readonly ownerId: string | null },
    now: number,
  ): Promise<void>;
  show(transaction: Write, subject: Subject): Promise<void>;
  /** Updates the counters. Call this if a member was hidden or shown without `hide` or `show`. */
  recount(transaction: Write, subject: Subject): Promise<void>;
}

/** A condition for the comments whose hiding changes the counters of posts and of other comments. */
function changing({ type, id }: Subject): RawBuilder<SqlBool> {
  if (type === 'member') return sql`own.author_id = ${id}`;
  return type === 'comment' ? sql`own.id = ${id}` : sql`1 = 0`;
}

const touched = (column: string, subject: Subject): Expression<string> =>
  sql`(select own.${sql.ref(column)} from comments as own
    where ${changing(subject)} and own.${sql.ref(column)} is not null)`;

async function recount(transaction: Write, subject: Subject): Promise<void> {
  await transaction
    .updateTable('posts')
    .set({
      comments: sql<number>`(select count(*) from comments as counted
        where counted.post_id = posts.id and ${isCounted('counted')})`,
    })
    .where('id', 'in', touched('post_id', subject))
    .execute();
  await transaction
    .updateTable('comments')
    .set({
      replies: sql<number>`(select count(*) from comments as counted
        where counted.parent_id = comments.id and ${isOpenToAll('counted.author_id', 'counted.id')})`,
    })
    .where('id', 'in', touched('parent_id', subject))
    .execute();
  if (subject.type !== 'member') return;
  await transaction
    .updateTable('groups')
    .set({ members: countOfMembers })
    .where('id', 'in', (query) =>
      query.selectFrom('group_members').select('group_id').where('user_id', '=', subject.id),
    )
    .execute();
}

async function setHidden(transaction: Write, groupId: string, at: number | null): Promise<void> {
  await transaction.updateTable('groups').set({ hidden_at: at }).where('id', '=', groupId).execute();
}

/**
 * Hides a group by its column `hidden_at`, and other content by a row of `concealments`. Updates the counters which
 * include that content.
 */
export const hiddenContent: HiddenContent = {
  async lockPosts(transaction, subject) {
    await transaction
      .selectFrom('posts')
      .select('id')
      .where((post) =>
        subject.type === 'post' ? post('id', '=', subject.id) : post('id', 'in', touched('post_id', subject)),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  async hide(transaction, { ownerId, ...subject }, now) {
    const { id, type } = subject;
    if (type === 'group') return setHidden(transaction, id, now);
    if (ownerId === null) return;
    await transaction
      .insertInto('concealments')
      .values({
        subject_id: id,
        subject_type: type,
        owner_id: ownerId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('subject_id').doNothing())
      .execute();
    await recount(transaction, subject);
  },

  async show(transaction, subject) {
    if (subject.type === 'group') return setHidden(transaction, subject.id, null);
    await transaction.deleteFrom('concealments').where('subject_id', '=', subject.id).execute();
    await recount(transaction, subject);
  },

  recount,
};
