import { CommentsPanel } from '@parvis/design-system';
import { useEffect } from 'react';
import { scrollToFragment } from '../../router/scroll-and-focus-restoration.tsx';
import type { Post } from './post-cache.ts';
import { commentsFragment } from './post-link.ts';
import { usePostComments } from './use-post-comments.tsx';

type PostPanelProps = {
  post: Post;
  /** How many times the reader pressed Comment. */
  timesAsked: number;
  /** The key of the page visit that leads to the comments. Null if it leads to the post. */
  commentsAskedBy: string | null;
  /** Called if the post turns out to be deleted. */
  onMissing: () => void;
};

/** The comments on the post's page. */
export function PostPanel({ post, timesAsked, commentsAskedBy, onMissing }: PostPanelProps) {
  const { shown, dialogs } = usePostComments(post, onMissing);

  useEffect(() => {
    if (commentsAskedBy !== null) scrollToFragment(commentsFragment);
  }, [commentsAskedBy]);

  return (
    <>
      <CommentsPanel {...shown} id={commentsFragment.slice(1)} tabIndex={-1} timesAsked={timesAsked} />
      {dialogs}
    </>
  );
}
