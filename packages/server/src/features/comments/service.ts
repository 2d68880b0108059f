import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import type { AppError } from '../../platform/http/errors.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { can } from '../../platform/permissions.ts';
import { requireOwnName, type ClaimedName } from '../../platform/policy.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { moderationOf } from '../audit/index.ts';
import { createMentions, readMentionedIds } from '../mentions/index.ts';
import { type NotificationEvent, createNotifier } from '../notifications/index.ts';
import { postNotFound, withoutActor } from '../posts/index.ts';
import { commentPolicy } from './policy.ts';
import { createCommentPresenter, type Comment } from './presenter.ts';
import { commentNotFound, commentNotYours, replyElsewhere } from './errors.ts';
import { createCommentRepository, type CommentRow, type Write } from './repository.ts';

interface Draft {
  postId: string;
  content: string;
  userId?: ClaimedName;
  parentId?: string | null;
  mentions?: readonly string[];
}

/** Less than any id, so that the first page starts with the oldest row. */
const FIRST = '';
const LAST = 'g';
const CONTENT = { multiline: true, atMost: 2000 };

type WrittenComment = Record<'id' | 'post_id' | 'author_id' | 'content', string>;

/** Returns the notification events for the author of the answered comment and for the author of the post. */
function eventsOf(
  comment: WrittenComment,
  postAuthorId: string,
  answeredAuthorId: string | null,
): NotificationEvent[] {
  const common = {
    actorId: comment.author_id,
    subjectId: comment.post_id,
    excerpt: comment.content,
    dedupeKey: comment.id,
  };
  const reply =
    answeredAuthorId === null ? [] : [{ ...common, userId: answeredAuthorId, kind: 'reply' } as const];
  return answeredAuthorId === postAuthorId
    ? reply
    : [...reply, { ...common, userId: postAuthorId, kind: 'comment' }];
}

export function createCommentService(dependencies: Dependencies) {
  const { announcer, clock, database, secrets } = dependencies;
  const repository = createCommentRepository(database);
  const notifier = createNotifier(dependencies);
  const mentions = createMentions(notifier);
  const moderation = moderationOf(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const presentComment = createCommentPresenter(dependencies);

  function present(rows: readonly CommentRow[], limit: number, scope: string, actor: Actor) {
    const { page, last } = pageOf(rows, limit);
    return {
      comments: page.map((comment) => presentComment(comment, actor)),
      nextCursor: last === null ? null : cursors.encode(last, scope),
    };
  }

  async function read(actor: Actor, id: string): Promise<Comment> {
    const comment = await repository.find(actor.userId, id);
    if (comment === null) throw commentNotFound();
    return presentComment(comment, actor);
  }

  /**
   * The refusal for somebody else's comment. If the caller cannot see the comment, for example because of a block, the
   * refusal is the same as for a deleted comment.
   */
  async function refusalOf(actor: Actor, id: string): Promise<AppError> {
    return (await repository.seesComment(actor.userId, id)) ? commentNotYours() : commentNotFound();
  }

  async function requireEditable(actor: Actor, id: string) {
    const comment = await repository.find(actor.userId, id);
    if (comment === null) throw commentNotFound();
    if (!commentPolicy.edit(actor, comment)) throw await refusalOf(actor, id);
    return comment;
  }

  /**
   * Authors who can no longer see their comment or write in its group cannot edit the comment. Staff is exempt, because
   * a member must not escape moderation by blocking staff.
   */
  async function requireSight(actor: Actor, id: string, transaction?: Write): Promise<void> {
    if (can(actor, 'comment.edit.any') || (await repository.isOpenForChanges(actor.userId, id, transaction)))
      return;
    throw commentNotFound();
  }

  const replaceMentions = (
    transaction: Write,
    { id, post_id, author_id, content }: WrittenComment,
    mentioned: readonly string[] | undefined,
  ) =>
    mentions.replace(
      transaction,
      { id, postId: post_id, commentId: id, authorId: author_id, content },
      mentioned,
      (userId) => repository.seesComment(userId, id, transaction),
    );

  return {
    async listOfPost(actor: Actor, postId: string, limit: number, cursor: string | undefined) {
      const scope = `comments of ${postId}`;
      const before = cursor === undefined ? LAST : cursors.decode(cursor, scope);
      const rows = await repository.listOfPost(actor.userId, postId, before, limit + 1);
      // If the list has comments, the viewer can see the post, so only an empty list needs this check.
      if (rows.length === 0 && !(await repository.seesPost(actor.userId, postId))) throw postNotFound();
      return present(rows, limit, scope, actor);
    },

    async listReplies(actor: Actor, commentId: string, limit: number, cursor: string | undefined) {
      const scope = `replies to ${commentId}`;
      const after = cursor === undefined ? FIRST : cursors.decode(cursor, scope);
      const rows = await repository.listReplies(actor.userId, commentId, after, limit + 1);
      if (rows.length === 0 && !(await repository.seesComment(actor.userId, commentId))) {
        throw commentNotFound();
      }
      return present(rows, limit, scope, actor);
    },

    /**
     * A repeated idempotency key returns the comment that the first request created, even if both arrive at the same
     * time.
     */
    async create(actor: Actor, draft: Draft, key: string | null) {
      const content = requiredText(draft.content, 'content', CONTENT);
      const mentioned = readMentionedIds(draft.mentions);
      requireOwnName(actor, draft.userId);
      const { postId, parentId = null } = draft;
      const fingerprint = key === null ? null : fingerprintOf([postId, parentId, content, ...mentioned]);
      const id = newId(clock);

      const insert = (): Promise<Announcement[]> =>
        database.transaction(async (transaction) => {
          const post = await repository.countNew(transaction, actor.userId, postId);
          if (post === null) throw postNotFound();
          const findThread = async (comment: string | null) =>
            comment === null ? null : repository.findThread(transaction, actor.userId, comment);
          const answered = await findThread(parentId);
          if (parentId !== null && answered === null) throw commentNotFound();
          if (answered !== null && answered.post_id !== postId) throw replyElsewhere();
          const parent = answered === null ? null : (answered.parent_id ?? answered.id);
          if (parent !== parentId && (await findThread(parent)) === null) throw commentNotFound();
          const comment = { id, post_id: postId, author_id: actor.userId, content };
          if (parent !== null) await repository.addToParent(transaction, parent, 1);
          await repository.insert(transaction, {
            ...comment,
            parent_id: parent,
            idempotency_key: key,
            fingerprint,
            created_at: clock.now(),
          });
          const events = eventsOf(comment, post.authorId, answered?.author_id ?? null);
          const mention = await replaceMentions(transaction, comment, mentioned);
          const all = [...events, ...mention.events];
          return notifier.notify(transaction, ...(post.isAnonymous ? withoutActor(all, post.authorId) : all));
        });

      const outcome = await runIdempotent({
        make: insert,
        isTaken: (error) =>
          key !== null && database.isUniqueViolation(error, 'comments_author_id_idempotency_key_unique'),
        find: async () => (key === null ? null : repository.findByKey(actor.userId, key)),
      });
      if (outcome.isNew) {
        announcer.announce(outcome.made);
        return { isNew: true, comment: await read(actor, id) };
      }
      requireRepeat(outcome.made.fingerprint, fingerprint);
      return { isNew: false, comment: presentComment(outcome.made, actor) };
    },

    requireEditable: async (actor: Actor, id: string) => {
      await requireEditable(actor, id);
      await requireSight(actor, id);
    },

    async update(
      actor: Actor,
      id: string,
      { content, mentions: mentioned }: { content?: string; mentions?: readonly string[] },
    ): Promise<Comment> {
      const text = content === undefined ? null : requiredText(content, 'content', CONTENT);
      const comment = await requireEditable(actor, id);
      if (text === null) {
        await requireSight(actor, id);
        return presentComment(comment, actor);
      }
      const announcements = await database.transaction(async (transaction) => {
        await repository.lockPost(transaction, comment.post_id);
        await requireSight(actor, id, transaction);
        await repository.update(transaction, id, text, clock.now());
        await notifier.reword(transaction, id, text);
        const mention = await replaceMentions(
          transaction,
          { ...comment, content: text },
          // Staff does not mention members in the name of the author.
          comment.author_id === actor.userId ? mentioned : undefined,
        );
        await moderation.record(transaction, actor, {
          action: 'comment.edit',
          memberId: comment.author_id,
          before: { content: comment.content },
          after: { content: text },
        });
        const events = comment.is_anonymous
          ? withoutActor(mention.events, comment.author_id)
          : mention.events;
        return [...mention.announcements, ...(await notifier.notify(transaction, ...events))];
      });
      announcer.announce(announcements);
      return read(actor, id);
    },

    /** Deletes the comment and returns the number of comments that the post still has. */
    async delete(actor: Actor, id: string): Promise<number> {
      const comment = await repository.find(actor.userId, id);
      if (comment === null) throw commentNotFound();
      if (!commentPolicy.delete(actor, comment)) throw await refusalOf(actor, id);
      const { announcements, left } = await database.transaction(async (transaction) => {
        await repository.lockPost(transaction, comment.post_id);
        const announcements = await notifier.forget(transaction, { by: 'thread', commentId: id });
        const removed = await repository.delete(transaction, id);
        if (removed === null) throw commentNotFound();
        if (comment.parent_id !== null && removed > 0)
          await repository.addToParent(transaction, comment.parent_id, -1);
        const left = await repository.countRemoved(transaction, comment.post_id, removed);
        if (left === null) throw commentNotFound();
        await moderation.record(transaction, actor, {
          action: 'comment.delete',
          memberId: comment.author_id,
          before: { content: comment.content },
          after: {},
        });
        return { announcements, left };
      });
      announcer.announce(announcements);
      return left;
    },
  };
}
