import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { fetchPreview } from './fetch-preview.ts';
import { createLinkPreviewRepository } from './repository.ts';

/** The job that asks a website for the preview of a page. */
export const previewFetch = jobKind<{ readonly previewId: string }>('link-preview.fetch');

/** The job that announces a new preview in chats. It runs after the commit, so it sees every message sent before. */
export const previewReady = jobKind<{ readonly previewId: string }>('link-preview.messages');

/** Announces to the open pages of the author that the post has a preview now. */
const changeOfPost = (postId: string, userId: string): Announcement => ({
  userId,
  event: 'post_changed',
  read: async () => ({ postId }),
});

const nothingToWrite: Finish = async () => [];

export function handleLinkPreviewJobs(dependencies: Dependencies): void {
  const { config, database, jobs } = dependencies;
  const repository = createLinkPreviewRepository(database);

  jobs.handle(previewFetch, async ({ previewId }) => {
    const preview = await repository.find(previewId);
    if (preview === undefined || config.linkPreviews === null) return nothingToWrite;
    const fetched = await fetchPreview(dependencies, config.linkPreviews, new URL(preview.url));

    return async (transaction) => {
      const before = await repository.lock(transaction, previewId);
      if (before === undefined) return [];
      if (fetched === null) {
        // A website that is down for an hour does not lose the preview that is already shown.
        if (before.outcome !== 'ready')
          await repository.update(transaction, previewId, { outcome: 'failed' });
        return [];
      }
      const { title, description, picture } = fetched;
      await repository.update(transaction, previewId, {
        outcome: 'ready',
        title,
        description,
        picture_id: picture?.id ?? null,
        picture_width: picture?.width ?? null,
        picture_height: picture?.height ?? null,
        picture_placeholder: picture?.placeholder ?? null,
      });
      if (before.outcome === 'ready') return [];
      await jobs.add(transaction, previewReady, { key: previewId, payload: { previewId } });
      const posts = await repository.postsWith(transaction, previewId);
      return posts.map(({ id, author_id }) => changeOfPost(id, author_id));
    };
  });
}
