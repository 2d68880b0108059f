import { useState } from 'react';
import { fn } from 'storybook/test';
import { Link } from '../../components/link/link.tsx';
import { FeedPost } from '../feed-post/feed-post.tsx';
import { samplePost } from '../feed-post/post-samples.tsx';
import { minutesAgo, samplePicture } from '../feed-post/samples.ts';
import type { CommentView } from '../comments-dialog/comment-item.tsx';
import { CommentsPanel, type CommentsPanelProps } from './comments-panel.tsx';

export const comment = (id: string, author: string, content: string, minutes: number): CommentView => ({
  id,
  author,
  content,
  createdAt: minutesAgo(minutes),
  onReply: fn(),
});

export const panel: CommentsPanelProps = {
  title: '3 comments',
  comments: [
    {
      ...comment('1', 'Dominic Okafor', 'We come with all five. Is there room for a pram on the bridge?', 4),
      repliesCount: 1,
      replies: [comment('1a', 'Monica Rossi', 'There is, if the banner goes first.', 3)],
      onShowReplies: fn(),
      onHideReplies: fn(),
      menu: [{ label: 'Report', onSelect: fn() }],
    },
    comment('2', 'Agnes Bernard', 'I bring candles for those who forget theirs.', 18),
  ],
  loading: false,
  onRetry: fn(),
  hasMore: false,
  onLoadMore: fn(),
  draft: '',
  onDraftChange: fn(),
  onSubmit: fn(),
  submitting: false,
  replyTo: null,
  onCancelReply: fn(),
  placeholder: 'Comment...',
};

/** Stores the draft, as a site would do. */
export function KeptPanel(props: CommentsPanelProps) {
  const [draft, setDraft] = useState(props.draft);
  return <CommentsPanel {...props} draft={draft} onDraftChange={setDraft} />;
}

export const back = (
  <Link href="#community" standalone>
    Back to all posts
  </Link>
);

export const post = (
  <FeedPost {...samplePost} commentsShown headingLevel={2} media={samplePicture(1200, 900)} total={1} />
);
