import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import type { AppError } from '../../platform/http/errors.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { can } from '../../platform/permissions.ts';
import { requireOwnName } from '../../platform/policy.ts';
import { moderationOf } from '../audit/index.ts';
import { createFileService, type RefusedUpload, type UsableFile } from '../files/index.ts';
import { groupFeedsOf } from '../groups/index.ts';
import { createLinkPreviews } from '../link-previews/index.ts';
import { createMentions, readMentionedIds } from '../mentions/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { withoutActor } from './anonymity.ts';
import { otherReleasesOf } from '../servers/index.ts';
import type { Choice } from './lists.ts';
import { CONTENT, descriptionsOf, fingerprintOfPost, TITLE, type Draft } from './draft.ts';
import type { PlacedPhoto } from './photos.ts';
import { postPolicy } from './policy.ts';
import { createPostPresenter, type Post } from './presenter.ts';
import { notAnonymousInGroups, notAnonymousNow, postNotFound, postNotYours } from './errors.ts';
import { planReminder } from './intention-jobs.ts';
import { createIntentions } from './intentions.ts';
import { createReaderActions } from './reader-actions.ts';
import { createPostRepository, type OwnedPost, type StoredPost, type Write } from './repository.ts';
import { createPostUpdate, type PostText } from './update.ts';

/** Returns the scope of the cursors of a list. */
function scopeOf(choice: Choice): string {
  if (choice.of === 'group') return `posts in ${choice.groupId}`;
  if (choice.of === 'member') return `posts of ${choice.authorId}`;
  if (choice.of === 'saved') return 'saved posts';
  return choice.of === 'followed' ? 'posts of followed members' : 'posts';
}

export function createPostService(dependencies: Dependencies) {
  const { announcer, clock, database, secrets } = dependencies;
  const repository = createPostRepository(database);
  const notifier = createNotifier(dependencies);
  const mentions = createMentions(notifier);
  const moderation = moderationOf(dependencies);
  const files = createFileService(dependencies);
  const groups = groupFeedsOf(database);
  const linkPreviews = createLinkPreviews(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const present = createPostPresenter(dependencies);
  const otherReleases = otherReleasesOf(dependencies);

  async function read(actor: Actor, id: string): Promise<Post> {
    const post = await repository.find(actor.userId, id);
    if (post === null) throw postNotFound();
    return present(post, actor);
  }

  /**
   * The refusal for somebody else's post. If the caller cannot see the post, the refusal is the same as for a deleted
   * post.
   */
  async function refusalOf(actor: Actor, id: string, transaction?: Write): Promise<AppError> {
    const isSeen = await repository.isVisible(actor.userId, id, transaction);
    return isSeen ? postNotYours() : postNotFound();
  }

  /**
   * Authors who can no longer see their post or write in its group cannot edit the post. Staff is exempt, because a
   * member must not escape moderation by blocking staff.
   */
  async function requireSight(actor: Actor, id: string, transaction?: Write): Promise<void> {
    if (can(actor, 'post.edit.any')) return;
    if (!(await repository.isOpenForResponses(actor.userId, id, transaction))) throw postNotFound();
  }

  /** Returns the video of the post, or all its photos. */
  async function filesOf(transaction: Write, id: string, post: OwnedPost): Promise<PlacedPhoto[]> {
    const { file_id: fileId, file_description: description } = post;
    const first = fileId === null ? [] : [{ fileId, description }];
    return [...first, ...(await repository.laterPhotos(transaction, id))];
  }

  /** Stores the mentions of a post that was just written, and notifies the members. */
  async function mention(transaction: Write, post: PostText, ids: readonly string[] | undefined) {
    const text = { ...post, postId: post.id, commentId: null };
    const isReader = (userId: string) => repository.isVisible(userId, post.id, transaction);
    const { events, announcements } = await mentions.replace(transaction, text, ids, isReader);
    const shown = post.isAnonymous ? withoutActor(events, post.authorId) : events;
    return [...announcements, ...(await notifier.notify(transaction, ...shown))];
  }

  /** With a `transaction`, this locks the post. */
  async function requireEditable(actor: Actor, id: string, transaction?: Write) {
    const post = await repository.owned(actor.userId, id, transaction);
    if (post === null) throw postNotFound();
    if (!postPolicy.edit(actor, post)) throw await refusalOf(actor, id, transaction);
    await requireSight(actor, id, transaction);
    return post;
  }

  /** An author who can no longer read the group does not get the post from a repeated request either. */
  async function repeated(
    made: StoredPost,
    fingerprint: string | null,
    actor: Actor,
    refused: readonly RefusedUpload[] = [],
  ) {
    requireRepeat(made.fingerprint, fingerprint);
    if (made.group_id !== null && !(await repository.isVisible(actor.userId, made.id))) throw postNotFound();
    return { isNew: false, post: present(made, actor), refused };
  }

  return {
    async list(actor: Actor, choice: Choice, limit: number, cursor: string | undefined) {
      if (choice.of === 'group') await groups.requireReader(actor, choice.groupId);
      const scope = scopeOf(choice);
      const before = cursor === undefined ? null : cursors.decode(cursor, scope);
      const rows = await repository.list(actor.userId, choice, before, limit + 1);
      const { page, last } = pageOf(rows, limit);
      return {
        posts: page.map((post) => present(post, actor)),
        nextCursor: last === null ? null : cursors.encode(last, scope),
      };
    },

    read,

    /**
     * A repeated idempotency key returns the post that the first request created, even if both arrive at the same
     * time.
     */
    async create(actor: Actor, draft: Draft, uploads: readonly Upload[], key: string | null) {
      const content = requiredText(draft.content, 'content', CONTENT);
      const title = optionalText(draft.title, 'title', TITLE);
      const descriptions = descriptionsOf(draft, uploads.length);
      const mentioned = readMentionedIds(draft.mentions);
      requireOwnName(actor, draft.author_id);
      const { groupId = null } = draft;
      const isIntention = draft.kind !== undefined;
      const isAnonymous = draft.kind === 'anonymous_intention';
      if (isAnonymous && groupId !== null) throw notAnonymousInGroups();
      // A server of the previous release would show the author.
      if (isAnonymous && (await otherReleases.areRunning())) throw notAnonymousNow();

      const [description, ...laterDescriptions] = descriptions;
      const fingerprint =
        key === null
          ? null
          : await fingerprintOfPost(
              [
                content,
                title,
                description,
                ...(groupId === null ? [] : [groupId]),
                ...(draft.kind === undefined ? [] : [draft.kind]),
              ],
              mentioned,
              uploads,
              laterDescriptions,
            );
      const findExisting = async () => (key === null ? null : repository.findByKey(actor.userId, key));
      const made = await findExisting();
      // If the stored post has fewer photos, files may have been refused. They are read again, so that the response
      // names them.
      const hasAllFiles = uploads.length < 2 || made?.photos.length === uploads.length - 1;
      if (made !== null && (hasAllFiles || made.fingerprint !== fingerprint)) {
        return repeated(made, fingerprint, actor);
      }

      const insert = (kept: readonly UsableFile[]) =>
        database.transaction(async (transaction) => {
          if (groupId !== null) await groups.requirePoster(transaction, actor, groupId);
          for (const { file } of kept) await files.record(transaction, file, actor.userId);
          const placed = kept.map(({ index, file }): PlacedPhoto => ({
            fileId: file.id,
            description: descriptions[index] ?? '',
          }));
          const [first, ...later] = placed;
          const id = newId(clock);
          await repository.insert(
            transaction,
            {
              id,
              author_id: actor.userId,
              group_id: groupId,
              title,
              content,
              type: 'community',
              is_intention: isIntention ? 1 : 0,
              is_anonymous: isAnonymous ? 1 : 0,
              file_id: first?.fileId ?? null,
              file_description: first?.description ?? '',
              link_preview_id: await linkPreviews.idFor(transaction, content),
              idempotency_key: key,
              fingerprint,
              created_at: clock.now(),
            },
            later,
          );
          if (isIntention) await planReminder(dependencies, transaction, id);
          const announcements = await mention(
            transaction,
            { id, authorId: actor.userId, content, isAnonymous },
            mentioned,
          );
          return { row: await repository.readWritten(transaction, actor.userId, id), announcements };
        });
      const publish = async (kept: readonly UsableFile[], refused: readonly RefusedUpload[]) => {
        const outcome = await runIdempotent({
          make: () => insert(kept),
          isTaken: (error) =>
            key !== null && database.isUniqueViolation(error, 'posts_author_id_idempotency_key_unique'),
          find: findExisting,
        });
        if (!outcome.isNew) for (const { file } of kept) await files.remove(file.id);
        return { outcome, refused };
      };

      const { outcome, refused } = await files.keepUsable(uploads, publish);
      if (!outcome.isNew) return repeated(outcome.made, fingerprint, actor, refused);
      announcer.announce(outcome.made.announcements);
      return { isNew: true, post: present(outcome.made.row, actor), refused };
    },

    requireEditable: (actor: Actor, id: string) => requireEditable(actor, id),
    update: createPostUpdate(dependencies, { repository, filesOf, mention, present, requireEditable }),

    async delete(actor: Actor, id: string): Promise<void> {
      const { announcements, fileIds } = await database.transaction(async (transaction) => {
        const post = await repository.owned(actor.userId, id, transaction);
        if (post === null) throw postNotFound();
        if (!postPolicy.delete(actor, post)) throw await refusalOf(actor, id, transaction);
        const announcements = await notifier.forget(transaction, { by: 'subject', subjectId: id });
        const fileIds = (await filesOf(transaction, id, post)).map(({ fileId }) => fileId);
        await repository.delete(transaction, id);
        for (const fileId of fileIds) await files.forget(transaction, fileId);
        await moderation.record(transaction, actor, {
          action: 'post.delete',
          memberId: post.author_id,
          before: { title: post.title, content: post.content },
          after: {},
        });
        return { announcements, fileIds };
      });
      announcer.announce(announcements);
      for (const fileId of fileIds) await files.remove(fileId);
    },

    ...createIntentions(dependencies, { repository, present, read }),
    ...createReaderActions({ clock, database, repository, read }),
  };
}
