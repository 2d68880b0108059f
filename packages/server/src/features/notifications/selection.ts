import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { NotificationKind } from './tables.ts';

/** Selects the notifications that are deleted together. */
export type Selection =
  | {
      readonly by: 'dedupe-key';
      readonly dedupeKey: string;
      readonly userIds: readonly string[];
      readonly kind?: NotificationKind;
    }
  | { readonly by: 'thread'; readonly commentId: string }
  | { readonly by: 'subject'; readonly subjectId: string }
  | { readonly by: 'pair'; readonly one: string; readonly other: string }
  | { readonly by: 'member'; readonly userId: string };

type Of = ExpressionBuilder<DatabaseSchema, 'notifications'>;

export const unread = (of: Of): Expression<SqlBool> => of('read_at', 'is', null);

/** A condition for a selection. Each kind of selection has its own index. */
export function matching(of: Of, selection: Selection): Expression<SqlBool> {
  if (selection.by === 'dedupe-key') {
    const { dedupeKey, kind, userIds } = selection;
    return of.and([
      of.and({ cause: dedupeKey, ...(kind === undefined ? {} : { kind }) }),
      of('user_id', 'in', userIds),
    ]);
  }
  if (selection.by === 'subject') return of('subject_id', '=', selection.subjectId);
  if (selection.by === 'pair') {
    return of.or([
      of.and({ actor_id: selection.one, user_id: selection.other }),
      of.and({ actor_id: selection.other, user_id: selection.one }),
    ]);
  }
  if (selection.by === 'thread') {
    const comments = of.selectFrom('comments').select('comments.id');
    return of(
      'cause',
      'in',
      comments
        .where('comments.id', '=', selection.commentId)
        .union(comments.where('comments.parent_id', '=', selection.commentId)),
    );
  }
  const ids = of.selectFrom('notifications as selected').select('selected.id');
  return of(
    'notifications.id',
    'in',
    ids
      .where('selected.actor_id', '=', selection.userId)
      .union(
        ids
          .innerJoin('posts', 'posts.id', 'selected.subject_id')
          .where('posts.author_id', '=', selection.userId),
      )
      .union(
        ids
          .innerJoin('comments', 'comments.id', 'selected.cause')
          .innerJoin('comments as answered', 'answered.id', 'comments.parent_id')
          .where('answered.author_id', '=', selection.userId),
      ),
  );
}
