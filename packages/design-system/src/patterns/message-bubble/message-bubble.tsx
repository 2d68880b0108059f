import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Time, type TimeProps } from '../../components/time/time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconAlert } from '../../icons/alert.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconCheckDouble } from '../../icons/check-double.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { ActionMenu, type ActionItem } from '../feed-post/action-menu.tsx';
import styles from './message-bubble.module.css';
import { MessageContentView, type MessageContent, type MessageLabels } from './message-content.tsx';

export type MessageBubbleProps = Omit<ComponentProps<'div'>, 'content' | 'children'> & {
  /** Who wrote it: read out before the message. */
  author: string;
  /** The reader wrote it. */
  own: boolean;
  /** What it says. */
  content: MessageContent;
  /** When it was written. */
  createdAt: Date | string;
  /** How the time is told, as with Time. */
  formatTime?: TimeProps['format'];
  /** The place among messages that follow each other closely: only the last of them shows its time. */
  grouping?: 'single' | 'first' | 'middle' | 'last';
  /** What has become of it. Messages of others are always sent. */
  state?: 'sending' | 'sent' | 'failed';
  /** The other has read it. */
  seen?: boolean;
  /** Leaves out 'Sent' and 'Seen', which one looks for at the newest message alone. */
  quiet?: boolean;
  /** Why it was not sent. */
  failure?: ReactNode;
  /** How much of a file has gone out, from 0 to 100; null when nobody knows. Left out, there is no bar. */
  progress?: number | null | undefined;
  /** Called to stop sending. */
  onCancel?: (() => void) | undefined;
  /** Called to send it once more, after it failed. */
  onRetry?: (() => void) | undefined;
  /** Called to drop it, after it failed. */
  onDelete?: (() => void) | undefined;
  /** What is above the words: the message that is answered, or the listing that is asked about. */
  card?: ReactNode;
  /** The rarer actions, such as Report. */
  menu?: readonly ActionItem[] | undefined;
  /** Sets it apart, as what was searched for. */
  highlighted?: boolean;
  /** The words about files, where the site has its own. */
  labels?: MessageLabels;
};

const noLabels: MessageLabels = {};
const noActions: readonly ActionItem[] = [];

/** One message of a conversation. */
export function MessageBubble({
  author,
  own,
  content,
  createdAt,
  formatTime = 'datetime',
  grouping = 'single',
  state = 'sent',
  seen = false,
  quiet = false,
  failure,
  progress,
  onCancel,
  onRetry,
  onDelete,
  card,
  menu = noActions,
  highlighted = false,
  labels = noLabels,
  className,
  ...props
}: MessageBubbleProps) {
  const chat = useChatMessages();
  const ends = grouping === 'single' || grouping === 'last';
  const failed = state === 'failed';
  const fileName = content.kind === 'text' ? chat.message : content.name;
  const time = <Time format={formatTime} value={createdAt} />;
  return (
    <div
      {...props}
      className={classNames(styles.root, own && styles.own, ends && styles.last, className)}
      data-component="message-bubble"
      data-highlighted={highlighted || undefined}
      data-state={state}
      data-variant={content.kind}
    >
      <VisuallyHidden>{author}:</VisuallyHidden>
      <div className={styles.line}>
        <div className={styles.paper} data-part="paper">
          {card === undefined ? null : (
            <div className={styles.card} data-part="card">
              {card}
            </div>
          )}
          <MessageContentView content={content} labels={labels} />
          {state === 'sending' && progress !== undefined ? (
            <ProgressBar label={chat.uploading(fileName)} value={progress} />
          ) : null}
        </div>
        <ActionMenu className={styles.menu} items={menu} label={chat.more} />
      </div>
      {ends || state !== 'sent' ? (
        <div className={styles.meta} data-part="meta">
          {time}
          {own && !(quiet && state === 'sent') ? (
            <MessageState failure={failure} seen={seen} state={state} />
          ) : null}
          {state === 'sending' && onCancel !== undefined ? (
            <Button onClick={onCancel} size="sm" variant="ghost">
              {chat.cancel}
            </Button>
          ) : null}
          {failed && onRetry !== undefined ? (
            <Button onClick={onRetry} size="sm" variant="ghost">
              {chat.retry}
            </Button>
          ) : null}
          {failed && onDelete !== undefined ? (
            <Button onClick={onDelete} size="sm" variant="ghost">
              {chat.delete}
            </Button>
          ) : null}
        </div>
      ) : (
        <VisuallyHidden>{time}</VisuallyHidden>
      )}
    </div>
  );
}

type MessageStateProps = { state: 'sending' | 'sent' | 'failed'; seen: boolean; failure: ReactNode };

function MessageState({ state, seen, failure }: MessageStateProps) {
  const chat = useChatMessages();
  if (state === 'sending') {
    return (
      <>
        <IconClock size="sm" /> <span>{chat.sending}</span>
      </>
    );
  }
  if (state === 'failed') {
    return (
      <Stack align="start" as="span" direction="row" gap={1}>
        <IconAlert size="sm" />
        <span>
          <span>{chat.failed}</span>
          {failure === undefined ? null : (
            <>
              {' · '}
              <span>{failure}</span>
            </>
          )}
        </span>
      </Stack>
    );
  }
  return (
    <>
      {seen ? <IconCheckDouble size="sm" /> : <IconCheck size="sm" />}{' '}
      <span>{seen ? chat.seen : chat.sent}</span>
    </>
  );
}
