import { CommentsDialog } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { authorName } from './post-author.ts';
import type { Post } from './post-cache.ts';
import { postPath } from './post-link.ts';
import { usePostComments } from './use-post-comments.tsx';

type PostCommentsProps = {
  post: Post;
  onClose: () => void;
  /** Called if the post turns out to be deleted. */
  onMissing: () => void;
};

/** The post's title or, without a title, the first line of its text. */
function headlineOf({ title, content }: Post): string {
  return title.trim() === '' ? (content.trim().split('\n', 1)[0] ?? '') : title;
}

/** The dialog with the comments on a post of a list. */
export function PostComments({ post, onClose, onMissing }: PostCommentsProps) {
  const { i18n } = useLingui();
  const { shown, dialogs } = usePostComments(post, onMissing);
  return (
    <>
      <CommentsDialog
        {...shown}
        open
        onOpenChange={(open) => !open && onClose()}
        post={{ author: authorName(i18n, post), text: headlineOf(post), href: postPath(post._id) }}
      />
      {dialogs}
    </>
  );
}
