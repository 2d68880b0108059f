import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { arrangePhotos } from '../../platform/http/photo-changes.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { moderationOf } from '../audit/index.ts';
import { createFileService, videoNotAlone, type RefusedUpload, type UsableFile } from '../files/index.ts';
import { createLinkPreviews } from '../link-previews/index.ts';
import { readMentionedIds } from '../mentions/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { CONTENT, TITLE, type Change } from './draft.ts';
import { postNotYours } from './errors.ts';
import { listOf, photoRules, type PlacedPhoto } from './photos.ts';
import type { createPostPresenter, Post } from './presenter.ts';
import type { createPostRepository, OwnedPost, Write } from './repository.ts';

export type PostText = Readonly<Record<'id' | 'authorId' | 'content', string>> & {
  readonly isAnonymous: boolean;
};

interface PostActions {
  readonly repository: ReturnType<typeof createPostRepository>;
  /** Returns the video of the post, or all its photos. */
  readonly filesOf: (transaction: Write, id: string, post: OwnedPost) => Promise<PlacedPhoto[]>;
  /** Stores the mentions of a post that was just written, and notifies the members. */
  readonly mention: (
    transaction: Write,
    post: PostText,
    ids: readonly string[] | undefined,
  ) => Promise<Announcement[]>;
  readonly present: ReturnType<typeof createPostPresenter>;
  /** Locks the post. */
  readonly requireEditable: (actor: Actor, id: string, transaction: Write) => Promise<OwnedPost>;
}

/** Creates the function that changes a post. */
export function createPostUpdate(
  dependencies: Dependencies,
  { repository, filesOf, mention, present, requireEditable }: PostActions,
) {
  const { announcer, clock, database } = dependencies;
  const notifier = createNotifier(dependencies);
  const moderation = moderationOf(dependencies);
  const files = createFileService(dependencies);
  const linkPreviews = createLinkPreviews(dependencies);

  /** Adds the files to the photos of the post. Returns the files that the server could not use. */
  return async function update(
    actor: Actor,
    id: string,
    { photos, ...draft }: Change,
    uploads: readonly Upload[],
  ): Promise<{ post: Post; refused: readonly RefusedUpload[] }> {
    const content = requiredText(draft.content, 'content', CONTENT);
    const title = draft.title === undefined ? {} : { title: optionalText(draft.title, 'title', TITLE) };
    const mentioned = draft.mentions === undefined ? undefined : readMentionedIds(draft.mentions);
    const write = (kept: readonly UsableFile[], refused: readonly RefusedUpload[]) =>
      database.transaction(async (transaction) => {
        const post = await requireEditable(actor, id, transaction);
        const isOwn = post.author_id === actor.userId;
        if (kept.length > 0) {
          // Staff does not publish photos in the name of the author.
          if (!isOwn) throw postNotYours();
          if (post.file_kind === 'video') throw videoNotAlone('images');
        }
        for (const { file } of kept) await files.record(transaction, file, actor.userId);
        // A video is no photo, so a change of the photos leaves it as it is.
        const had = post.file_kind === 'video' ? [] : await filesOf(transaction, id, post);
        const arranges = post.file_kind !== 'video' && (photos !== undefined || kept.length > 0);
        const { placed, removed } = arrangePhotos(
          had,
          photos,
          {
            ids: new Map(kept.map(({ index, file }) => [index, file.id])),
            refused: new Set(refused.map(({ index }) => index)),
          },
          photoRules,
        );
        await moderation.record(transaction, actor, {
          action: 'post.edit',
          memberId: post.author_id,
          before: { title: post.title, content: post.content, photos: listOf(had) },
          after: { title: post.title, content, ...title, photos: listOf(placed) },
        });
        const linkPreviewId = await linkPreviews.idFor(transaction, content);
        const [first, ...later] = placed;
        await repository.update(
          transaction,
          id,
          {
            content,
            ...title,
            link_preview_id: linkPreviewId,
            updated_at: clock.now(),
            ...(arranges
              ? { file_id: first?.fileId ?? null, file_description: first?.description ?? '' }
              : {}),
          },
          arranges ? later : undefined,
        );
        for (const fileId of removed) await files.forget(transaction, fileId);
        const announcements = await mention(
          transaction,
          { id, authorId: post.author_id, content, isAnonymous: post.is_anonymous === 1 },
          // Staff does not mention members in the name of the author.
          isOwn ? mentioned : undefined,
        );
        await notifier.reword(transaction, id, content);
        return {
          updated: await repository.readWritten(transaction, actor.userId, id),
          removed,
          announcements,
          refused,
        };
      });
    const { updated, removed, announcements, refused } = await files.keepUsable(uploads, write, {
      onlyPictures: true,
    });
    announcer.announce(announcements);
    for (const fileId of removed) await files.remove(fileId);
    return { post: present(updated, actor), refused };
  };
}
