import { useRef, useState, type ComponentProps } from 'react';
import { DialogContent, DialogFooter, DialogRoot } from '../../components/dialog/dialog.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { CommentForm, type CommentDraftProps } from './comment-form.tsx';
import type { CommentView } from './comment-item.tsx';
import { CommentList, useSentComment, type CommentListProps } from './comment-list.tsx';
import styles from './comments-dialog.module.css';

type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'placeholder' | 'onSubmit'>;

/** The post that the comments belong to. */
export type CommentedPost = {
  /** The name of the post's author. */
  readonly author: string;
  /** The post's title, or its first line. */
  readonly text: string;
  /** The address of the post's page. */
  readonly href: string;
};

export type CommentsDialogProps = DialogProps &
  CommentListProps &
  CommentDraftProps & {
    /** Whether the dialog is open. */
    open: boolean;
    /** Called when the dialog closes. */
    onOpenChange: (open: boolean) => void;
    /** The accessible name of the dialog: '3 comments', or 'Comments' if there are none. */
    title: string;
    /** The post, shown under the title as a link to its page. */
    post?: CommentedPost | undefined;
  };

/** The comments on a post in a scrollable list, with a field for a new comment below. */
export function CommentsDialog({
  open,
  onOpenChange,
  title,
  post,
  comments,
  loading,
  error,
  onRetry,
  hasMore,
  loadingMore = false,
  onLoadMore,
  draft,
  onDraftChange,
  onSubmit,
  submitting,
  replyTo,
  onCancelReply,
  placeholder,
  maxLength,
  mentions,
  emojis,
  ...props
}: CommentsDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  useSentComment(comments[0]?.id, submitting, () => list.current?.scrollTo({ top: 0 }));

  const reply = (comment: CommentView) => {
    comment.onReply();
    setTimesAsked((times) => times + 1);
  };

  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent {...props} title={title}>
        {post === undefined ? null : (
          <RouterLink className={styles.post} data-part="post" href={post.href}>
            <span className={styles.subject} dir="auto">
              <bdi className={styles.author}>{post.author}</bdi> {post.text}
            </span>
            <IconChevronRight className={styles.arrow} size="sm" />
          </RouterLink>
        )}
        <CommentList
          className={styles.list}
          comments={comments}
          error={error}
          hasMore={hasMore}
          list={list}
          loading={loading}
          loadingMore={loadingMore}
          onLoadMore={onLoadMore}
          onReply={reply}
          onRetry={onRetry}
        />
        <DialogFooter>
          <CommentForm
            draft={draft}
            emojis={emojis}
            maxLength={maxLength}
            mentions={mentions}
            onCancelReply={onCancelReply}
            onDraftChange={onDraftChange}
            onSubmit={onSubmit}
            placeholder={placeholder}
            replyTo={replyTo}
            submitting={submitting}
            timesAsked={timesAsked}
          />
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
