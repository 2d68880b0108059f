import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { isOpenToAll } from '../hidden-content/index.ts';
import type { NotificationEvent, Notifier } from '../notifications/index.ts';
import { nameColumns } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import type { MentionRow } from './mention-reader.ts';
import { mentionsIn } from './mentions-in.ts';

type Write = Transaction<DatabaseSchema>;

/** A post, or a comment on it. */
interface MentioningText {
  readonly id: string;
  readonly postId: string;
  readonly commentId: string | null;
  readonly authorId: string;
  readonly content: string;
}

export interface Mentions {
  /**
   * Replaces the mentions of a text that was just written. Ignores the ids of members whom the text does not name, whom
   * the author cannot see, or who cannot see the text. So the author does not learn who has blocked them. Without
   * `ids`, the present mentions stay whose names are still in the text.
   *
   * Withdraws the notifications of members who are no longer mentioned. Returns the events for new mentions, so that
   * the caller notifies all members of the text at once.
   */
  replace(
    transaction: Write,
    text: MentioningText,
    ids: readonly string[] | undefined,
    isReader: (userId: string) => Promise<boolean>,
  ): Promise<{ events: NotificationEvent[]; announcements: Announcement[] }>;
}

const visibleMembers = (transaction: Write, authorId: string, ids: readonly string[]) =>
  transaction
    .selectFrom('users')
    .select(['users.id', ...nameColumns])
    .where('users.id', 'in', ids)
    .where(isOpenToAll('users.id'))
    .where(noBlockBetween(authorId, 'users.id'))
    .orderBy('users.id')
    .execute();

async function store(transaction: Write, text: MentioningText, mentions: readonly MentionRow[]) {
  await transaction.deleteFrom('mentions').where('text_id', '=', text.id).execute();
  if (mentions.length === 0) return;
  const { id, postId, commentId } = text;
  await transaction
    .insertInto('mentions')
    .values(mentions.map((mention) => ({ ...mention, text_id: id, post_id: postId, comment_id: commentId })))
    .execute();
}

export function createMentions(notifier: Pick<Notifier, 'withdraw'>): Mentions {
  return {
    async replace(transaction, text, ids, isReader) {
      const { authorId, content, id, postId } = text;
      const before = await transaction
        .selectFrom('mentions')
        .select(['user_id', 'name'])
        .where('text_id', '=', id)
        .execute();
      const stored = new Map(before.map(({ user_id, name }) => [user_id, name]));
      const wanted = [...new Set(ids ?? stored.keys())];
      const members = wanted.length === 0 ? [] : await visibleMembers(transaction, authorId, wanted);
      const after: MentionRow[] = [];
      for (const mention of mentionsIn(content, members, stored)) {
        if (stored.has(mention.user_id) || (await isReader(mention.user_id))) after.push(mention);
      }
      if (before.length + after.length > 0) await store(transaction, text, after);

      const kept = new Set(after.map(({ user_id }) => user_id));
      const announcements: Announcement[] = [];
      for (const userId of [...stored.keys()].filter((known) => !kept.has(known)).toSorted()) {
        const withdrawn = { userId, dedupeKey: id, kind: 'mention' as const };
        announcements.push(...(await notifier.withdraw(transaction, withdrawn)));
      }
      const events = [...kept]
        .filter((userId) => !stored.has(userId))
        .map((userId) => ({
          userId,
          kind: 'mention' as const,
          actorId: authorId,
          subjectId: postId,
          excerpt: content,
          dedupeKey: id,
        }));
      return { events, announcements };
    },
  };
}
