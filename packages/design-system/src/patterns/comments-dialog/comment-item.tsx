import { useId, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkedText, type LinkedMention } from '../../components/linked-text/linked-text.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Time } from '../../components/time/time.tsx';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { IconReply } from '../../icons/reply.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { ActionMenu, type ActionItem } from '../feed-post/action-menu.tsx';
import { AuthorLink } from '../feed-post/author-link.tsx';
import styles from './comment-item.module.css';

export type CommentView = {
  readonly id: string;
  /** The author's name. */
  readonly author: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  /** The author's picture. */
  readonly picture?: string | null | undefined;
  /** The address of the author's page. */
  readonly href?: string | undefined;
  /** Plain text with line breaks. */
  readonly content: string;
  /** The members whom the text mentions, with their pages. */
  readonly mentions?: readonly LinkedMention[] | undefined;
  readonly createdAt: Date | string;
  readonly edited?: boolean;
  /** A notice about the comment above its text, for example that only its author can see it. */
  readonly notice?: ReactNode;
  /** Called to reply. */
  readonly onReply: () => void;
  /** Secondary actions, in the 'More' menu. */
  readonly menu?: readonly ActionItem[] | undefined;
  /** The number of replies. */
  readonly repliesCount?: number | undefined;
  /** The replies, if they are shown. */
  readonly replies?: readonly CommentView[] | undefined;
  readonly repliesLoading?: boolean | undefined;
  /** The error message if the replies failed to load. `onShowReplies` tries again. */
  readonly repliesError?: string | undefined;
  readonly onShowReplies?: (() => void) | undefined;
  readonly onHideReplies?: (() => void) | undefined;
};

type CommentItemProps = { comment: CommentView; onReply: (comment: CommentView) => void };

const nothing: readonly ActionItem[] = [];

export function CommentItem({ comment, onReply }: CommentItemProps) {
  const feed = useFeedMessages();
  const repliesId = useId();
  const { author, content, createdAt, menu = nothing, replies, repliesCount = 0, repliesError } = comment;
  const areShown = replies !== undefined;
  const isLoading = comment.repliesLoading === true;
  return (
    <li className={styles.root} data-component="comment">
      <Avatar name={namePartsOf({ name: author, person: comment.person })} size="sm" src={comment.picture} />
      <div className={styles.body}>
        <div className={styles.header}>
          <p className={styles.byline}>
            <strong className={styles.author} dir="auto">
              <AuthorLink href={comment.href} name={author} room="around" />
            </strong>{' '}
            <span className={styles.when} dir="auto">
              <Time value={createdAt} />
              {comment.edited === true ? ` (${feed.edited})` : null}
            </span>
          </p>
          <ActionMenu className={styles.menu} items={menu} />
        </div>
        {comment.notice}
        <LinkedText
          as="p"
          className={styles.content}
          data-part="content"
          dir="auto"
          mentions={comment.mentions}
        >
          {content}
        </LinkedText>
        <div className={styles.actions} data-part="actions">
          <Button
            aria-label={feed.replyTo(author)}
            className={styles.action}
            leadingIcon={<IconReply size="sm" />}
            onClick={() => onReply(comment)}
            size="sm"
            variant="ghost"
          >
            {feed.reply}
          </Button>
          {repliesCount > 0 ? (
            <Button
              aria-controls={areShown ? repliesId : undefined}
              aria-expanded={areShown}
              className={styles.action}
              leadingIcon={<IconChevronDown className={styles.chevron} size="sm" />}
              loading={isLoading}
              onClick={areShown ? comment.onHideReplies : comment.onShowReplies}
              size="sm"
              variant="ghost"
            >
              {areShown ? feed.hideReplies(repliesCount) : feed.showReplies(repliesCount)}
            </Button>
          ) : null}
        </div>
        {repliesError === undefined ? null : (
          <p className={styles.error} role="alert">
            {repliesError}
          </p>
        )}
        {areShown ? (
          <ul className={styles.replies} data-part="replies" id={repliesId}>
            {replies.map((reply) => (
              <CommentItem comment={reply} key={reply.id} onReply={onReply} />
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

export function CommentSkeleton() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <Skeleton shape="circle" width="2rem" />
      <div className={styles.body}>
        <Skeleton width="8rem" />
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
