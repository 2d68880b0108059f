import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DialogContent, DialogFooter, DialogRoot } from '../../components/dialog/dialog.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconComment } from '../../icons/comment.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { Failure } from '../failure.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, CommentSkeleton, type CommentView } from './comment-item.tsx';
import styles from './comments-dialog.module.css';

type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'children' | 'placeholder' | 'onSubmit'>;

export type CommentsDialogProps = DialogProps & {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (open: boolean) => void;
  /** The accessible name of the dialog: '3 comments'. */
  title: string;
  /** The comments, newest first. */
  comments: readonly CommentView[];
  /** Whether the first comments are being loaded. */
  loading: boolean;
  /** The error message of a failed load. */
  error?: string | undefined;
  /** Called to load again after an error. */
  onRetry: () => void;
  /** Whether there are older comments. */
  hasMore: boolean;
  /** Whether older comments are being loaded. */
  loadingMore?: boolean;
  /** Called to load older comments. */
  onLoadMore: () => void;
  /** The text of the new comment. */
  draft: string;
  /** Called with the text at every change. */
  onDraftChange: (draft: string) => void;
  /** Called to send the new comment. Never called if it has no text. */
  onSubmit: () => void;
  /** Whether the comment is being sent. */
  submitting: boolean;
  /** The author of the comment to which the member replies; null for a comment on the post. */
  replyTo: string | null;
  /** Called to comment on the post instead of replying. */
  onCancelReply: () => void;
  /** Shown in the empty field. */
  placeholder: string;
  /** The maximum length of a comment. */
  maxLength?: number;
};

/** The comments on a post in a scrollable list, with a field for a new comment below. */
export function CommentsDialog({
  open,
  onOpenChange,
  title,
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
  ...props
}: CommentsDialogProps) {
  const messages = useMessages();
  const feed = useFeedMessages();
  const list = useRef<HTMLDivElement>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  const newest = comments[0]?.id;
  const awaited = useRef<{ readonly newest: string | undefined } | null>(null);

  // A new comment appears at the top, so the list scrolls to the top.
  useEffect(() => {
    if (submitting) awaited.current ??= { newest };
    else if (awaited.current !== null && awaited.current.newest !== newest) {
      awaited.current = null;
      list.current?.scrollTo({ top: 0 });
    }
  }, [submitting, newest]);

  const answer = (comment: CommentView) => {
    comment.onReply();
    setTimesAsked((times) => times + 1);
  };

  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent {...props} title={title}>
        <div
          aria-busy={loading || loadingMore}
          aria-label={feed.commentsList}
          className={styles.list}
          data-component="comments-list"
          ref={list}
          role="region"
          // A scroll container must be focusable for keyboard users, even if nothing inside it is.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <VisuallyHidden role="status">{loading || loadingMore ? messages.loading : ''}</VisuallyHidden>
          {comments.length > 0 ? (
            <ul className={styles.comments} data-part="comments">
              {comments.map((comment) => (
                <CommentItem comment={comment} key={comment.id} onReply={answer} />
              ))}
            </ul>
          ) : null}
          {loading ? (
            <div className={styles.comments}>
              <CommentSkeleton />
              <CommentSkeleton />
              <CommentSkeleton />
            </div>
          ) : null}
          {error === undefined ? null : <Failure onRetry={onRetry}>{error}</Failure>}
          {!loading && error === undefined && comments.length === 0 ? (
            <EmptyState
              className={styles.empty}
              description={feed.noCommentsHint}
              headingLevel={3}
              icon={<IconComment size="lg" />}
              title={feed.noComments}
            />
          ) : null}
          {hasMore && error === undefined ? (
            <Button className={styles.more} loading={loadingMore} onClick={onLoadMore} variant="secondary">
              {feed.moreComments}
            </Button>
          ) : null}
        </div>
        <DialogFooter>
          <CommentForm
            draft={draft}
            onCancelReply={onCancelReply}
            onDraftChange={onDraftChange}
            onSubmit={onSubmit}
            placeholder={placeholder}
            replyTo={replyTo}
            submitting={submitting}
            timesAsked={timesAsked}
            {...(maxLength === undefined ? {} : { maxLength })}
          />
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
