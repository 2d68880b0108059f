import { useId, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { CommentForm, type CommentDraftProps } from '../comments-dialog/comment-form.tsx';
import type { CommentView } from '../comments-dialog/comment-item.tsx';
import { CommentList, useSentComment, type CommentListProps } from '../comments-dialog/comment-list.tsx';
import styles from './comments-panel.module.css';

export type CommentsPanelProps = Omit<ComponentProps<'section'>, 'title' | 'placeholder' | 'onSubmit'> &
  CommentListProps &
  CommentDraftProps & {
    /** The heading: '3 comments', or 'Comments' if there are none. */
    title: string;
    /** How many times the reader asked to write a comment. Each time focuses the field. */
    timesAsked?: number;
  };

/** The comments on a post as a part of its page, with a field for a new comment that stays in view. */
export function CommentsPanel({
  title,
  timesAsked = 0,
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
  className,
  ...props
}: CommentsPanelProps) {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [timesReplied, setTimesReplied] = useState(0);
  // The list scrolls by itself only beside the post. Below the post, the page scrolls.
  useSentComment(comments[0]?.id, submitting, () => {
    list.current?.scrollTo({ top: 0 });
    list.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
  });

  const reply = (comment: CommentView) => {
    comment.onReply();
    setTimesReplied((times) => times + 1);
  };

  return (
    <section
      {...props}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="comments-panel"
    >
      <h2 className={styles.title} data-part="title" id={titleId}>
        {title}
      </h2>
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
      <div className={styles.footer} data-part="footer">
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
          timesAsked={timesAsked + timesReplied}
        />
      </div>
    </section>
  );
}
