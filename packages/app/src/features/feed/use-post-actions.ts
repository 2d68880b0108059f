import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { newId } from '../../platform/new-id.ts';
import { useWrite } from '../../platform/use-write.ts';
import { copyLink, isShared, shareLink, shareTools, type ShareOutcome } from '../../platform/share-link.ts';
import type { Post } from './post-cache.ts';
import { postLink } from './post-link.ts';
import type { ReactionType } from './reaction-queue.ts';
import { useFeed } from './use-feed.ts';

/** The actions on a post, with their confirmations and toasts. */
export function usePostActions() {
  const { i18n } = useLingui();
  const { feed, reactions, showToast, showErrorToast } = useFeed();
  const confirm = useConfirm();
  const { write } = useWrite<'remove' | 'hide' | 'save' | 'unhide'>();

  function showCopied(): void {
    showToast(i18n._('Link copied.'));
  }

  async function countShare(post: Post): Promise<void> {
    try {
      await feed.countShare(post._id, newId());
    } catch (error) {
      showErrorToast(error, i18n._('The post could not be shared'));
      feed.dropIfMissing(post._id, error);
    }
  }

  return {
    toggleReaction(post: Post, type: ReactionType): void {
      reactions.toggle(post._id, type, post);
    },

    countShare,

    showCopied,

    /** Resolves with true if the link was copied. Otherwise the reader must copy it manually. */
    async copyLink(post: Post): Promise<boolean> {
      const outcome = await copyLink(shareTools(), postLink(location.origin, post._id));
      if (outcome === 'copied') showCopied();
      return outcome === 'copied';
    },

    /**
     * Resolves with the outcome. If the browser refused to share, the reader must copy the link manually. The caller
     * counts that copy as a share.
     */
    async share(post: Post): Promise<ShareOutcome> {
      const url = postLink(location.origin, post._id);
      const title = post.title === '' ? i18n._('A post on Parvis') : post.title;
      const outcome = await shareLink(shareTools(), { title, url });
      if (outcome === 'copied') showCopied();
      if (isShared(outcome)) await countShare(post);
      return outcome;
    },

    /** Resolves with true if the post was deleted. */
    async remove(post: Post): Promise<boolean> {
      const isSure = await confirm({
        title: i18n._('Delete this post?'),
        description: i18n._('The post, its comments and its likes are deleted for everyone, for good.'),
        confirmLabel: i18n._('Delete'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (!isSure) return false;
      return write(
        'remove',
        async () => {
          showToast(await feed.remove(post._id));
          feed.drop(new Set([post._id]));
        },
        (error) => {
          // The specification has the same text for failures to create, edit and delete a post.
          showErrorToast(error, i18n._('Error creating post'));
          feed.dropIfMissing(post._id, error);
        },
      );
    },

    async setSaved(post: Post, isSaved: boolean): Promise<void> {
      await write(
        'save',
        async () => {
          await feed.setSaved(post._id, isSaved);
          showToast(
            isSaved
              ? i18n._('The post is saved. You find it under “Saved” in the menu.')
              : i18n._('The post is no longer saved.'),
          );
        },
        (error) => {
          showErrorToast(error, i18n._('The post could not be saved'));
          feed.dropIfMissing(post._id, error);
        },
      );
    },

    /** Resolves with true if the post was hidden. */
    async hide(post: Post): Promise<boolean> {
      const isSure = await confirm({
        title: i18n._('Hide this post?'),
        description: i18n._('You will no longer see it in your feed. Others still see it.'),
        confirmLabel: i18n._('Hide'),
        cancelLabel: i18n._('Cancel'),
      });
      if (!isSure) return false;
      return write(
        'hide',
        () => feed.hide(post._id),
        (error) => {
          showErrorToast(error, i18n._('The post could not be hidden'));
          feed.dropIfMissing(post._id, error);
        },
      );
    },

    /** Resolves with true if the post is back in the feed. */
    unhide: (post: Post): Promise<boolean> =>
      write('unhide', () => feed.unhide(post._id), i18n._('The post could not be shown again')),
  };
}
