import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconComment } from '../../icons/comment.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { Failure } from '../failure.tsx';
import { CommentItem, CommentSkeleton, type CommentView } from './comment-item.tsx';
import styles from './comment-list.module.css';

export type CommentListProps = {
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
};

type OwnProps = CommentListProps & {
  className: string | undefined;
  onReply: (comment: CommentView) => void;
  list: RefObject<HTMLDivElement | null>;
};

/** The comments in a region that can scroll. */
export function CommentList({
  comments,
  loading,
  error,
  onRetry,
  hasMore,
  loadingMore = false,
  onLoadMore,
  className,
  onReply,
  list,
}: OwnProps) {
  const messages = useMessages();
  const feed = useFeedMessages();
  return (
    <div
      aria-busy={loading || loadingMore}
      aria-label={feed.commentsList}
      className={classNames(styles.root, className)}
      data-component="comments-list"
      ref={list}
      role="group"
      // A scroll container must be focusable for keyboard users, even if nothing inside it is.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <VisuallyHidden role="status">{loading || loadingMore ? messages.loading : ''}</VisuallyHidden>
      {comments.length > 0 ? (
        <ul className={styles.comments} data-part="comments">
          {comments.map((comment) => (
            <CommentItem comment={comment} key={comment.id} onReply={onReply} />
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
  );
}

/** Calls `show` when a comment that was being sent appears at the top of the list. */
export function useSentComment(newest: string | undefined, submitting: boolean, show: () => void): void {
  const awaited = useRef<{ readonly newest: string | undefined } | null>(null);
  const showSent = useEffectEvent(show);
  useEffect(() => {
    if (submitting) awaited.current ??= { newest };
    else if (awaited.current !== null && awaited.current.newest !== newest) {
      awaited.current = null;
      showSent();
    }
  }, [submitting, newest]);
}
