import { useRef, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { Time, type TimeProps } from '../../components/time/time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconAlert } from '../../icons/alert.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconCheckDouble } from '../../icons/check-double.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { IconForward } from '../../icons/forward.tsx';
import { IconFaceLaughing } from '../../icons/face-laughing.tsx';
import { IconReply } from '../../icons/reply.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { ChatQuote, type ChatQuoteProps } from '../chat-quote/chat-quote.tsx';
import { ActionMenu, type ActionItem } from '../feed-post/action-menu.tsx';
import styles from './message-bubble.module.css';
import { MessageContentView, type MessageContent, type MessageLabels } from './message-content.tsx';
import { MessageReactions } from './message-reactions.tsx';
import { SenderName, SenderPicture, type MessageSender } from './message-sender.tsx';
import { reactionTypes, type MessageReaction, type MessageReactionType } from './reaction-types.ts';
import { useReactionPicker } from './use-reaction-picker.ts';
import { useSwipeToReply } from './use-swipe-to-reply.ts';

export type MessageBubbleProps = Omit<ComponentProps<'div'>, 'content' | 'children'> & {
  /** The author's name, announced before the message. */
  author: string;
  /**
   * The author in a group chat. The name is then shown above the first message of a group, and the picture
   * beside the last one. Not shown for the reader's own messages.
   */
  sender?: MessageSender | undefined;
  /** Whether the reader has sent the message. */
  own: boolean;
  /** The content. */
  content: MessageContent;
  /** The date. */
  createdAt: Date | string;
  /** The format of the time, as for Time. */
  formatTime?: TimeProps['format'];
  /** The position in a group of consecutive messages. Only the last message of a group shows its time. */
  grouping?: 'single' | 'first' | 'middle' | 'last';
  /** The delivery state. Messages of others are always `sent`. */
  state?: 'sending' | 'sent' | 'failed';
  /** Whether the text was changed after sending. 'Edited' is then shown beside the time. */
  edited?: boolean;
  /** Whether the message is a copy of another one. 'Forwarded' is then shown above the content. */
  forwarded?: boolean;
  /** Whether the other member has read the message, or all others have. */
  seen?: boolean;
  /** Hides 'Sent' and 'Seen'. Set it for all own messages except the newest one. */
  quiet?: boolean;
  /** The reason why the message was not sent. */
  failure?: ReactNode;
  /** The upload progress from 0 to 100; null if unknown. If omitted, there is no progress bar. */
  progress?: number | null | undefined;
  /** Called to cancel sending. */
  onCancel?: (() => void) | undefined;
  /** Called to send the message again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Called to discard the message after a failure. */
  onDelete?: (() => void) | undefined;
  /** The message to which this message replies. */
  quote?: ChatQuoteProps | undefined;
  /**
   * Called to reply to this message: with the button that appears on hover and focus, or by a swipe. Add an entry to
   * the menu, too.
   */
  onReply?: (() => void) | undefined;
  /** The reactions of the members. */
  reactions?: readonly MessageReaction[];
  /**
   * Called with the reader's new reaction, or null to remove it. The reader chooses it with the button that appears on
   * hover and focus, with an entry of the menu, or by a press on a reaction below the message.
   */
  onReact?: ((type: MessageReactionType | null) => void) | undefined;
  /**
   * Called after a press on a reaction, to show who has reacted. Use it in a group chat. The press then
   * changes nothing.
   */
  onShowReactions?: ((type: MessageReactionType) => void) | undefined;
  /** Content above the text, such as the listing that this message is about. */
  card?: ReactNode;
  /** Secondary actions, such as Report. */
  menu?: readonly ActionItem[] | undefined;
  /** Highlights the message, for example as a search result. */
  highlighted?: boolean;
  /** The site's own texts. */
  labels?: MessageLabels;
};

const noLabels: MessageLabels = {};
const noActions: readonly ActionItem[] = [];
const noReactions: readonly MessageReaction[] = [];

/** A message of a conversation. */
export function MessageBubble({
  author,
  sender,
  own,
  content,
  createdAt,
  formatTime = 'datetime',
  grouping = 'single',
  state = 'sent',
  edited = false,
  forwarded = false,
  seen = false,
  quiet = false,
  failure,
  progress,
  onCancel,
  onRetry,
  onDelete,
  quote,
  onReply,
  reactions = noReactions,
  onReact,
  onShowReactions,
  card,
  menu = noActions,
  highlighted = false,
  labels = noLabels,
  className,
  style,
  ...props
}: MessageBubbleProps) {
  const chat = useChatMessages();
  const swipe = useSwipeToReply(onReply);
  const paper = useRef<HTMLDivElement>(null);
  const picker = useReactionPicker();
  const openPicker = () => void picker.open(paper.current);
  const focusMenu = () =>
    paper.current?.parentElement?.querySelector<HTMLElement>(':scope > [aria-haspopup="menu"]')?.focus();
  const actions = onReact === undefined ? menu : [{ label: chat.react, onSelect: openPicker }, ...menu];
  const isSwiped = swipe.offset !== 0;
  const ends = grouping === 'single' || grouping === 'last';
  const begins = grouping === 'single' || grouping === 'first';
  const failed = state === 'failed';
  const shownSender = own ? undefined : sender;
  const fileName = content.kind === 'text' || content.kind === 'deleted' ? chat.message : content.name;
  const time = <Time format={formatTime} value={createdAt} />;
  return (
    <div
      {...props}
      {...swipe.handlers}
      className={classNames(
        styles.root,
        own && styles.own,
        ends && styles.last,
        shownSender !== undefined && styles.named,
        className,
      )}
      data-component="message-bubble"
      data-highlighted={highlighted || undefined}
      data-state={state}
      data-swipe={onReply === undefined ? undefined : isSwiped ? 'moving' : 'ready'}
      data-variant={content.kind}
      style={isSwiped ? ({ ...style, '--ds-swipe': `${swipe.offset}px` } as CSSProperties) : style}
    >
      {shownSender !== undefined && begins ? null : <VisuallyHidden>{author}:</VisuallyHidden>}
      {isSwiped ? <IconReply className={styles.swiped} /> : null}
      <div className={styles.line}>
        {shownSender !== undefined && ends ? <SenderPicture author={author} sender={shownSender} /> : null}
        <div className={styles.paper} data-part="paper" ref={paper}>
          {shownSender !== undefined && begins ? <SenderName author={author} sender={shownSender} /> : null}
          {forwarded ? (
            <Stack data-part="forwarded" direction="row" gap={1}>
              <IconForward size="sm" />
              <Text as="span" size="sm" tone="muted">
                {chat.forwarded}
              </Text>
            </Stack>
          ) : null}
          {quote === undefined ? null : <ChatQuote {...quote} />}
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
        {onReact === undefined ? null : (
          <IconButton
            aria-expanded={picker.opened !== null}
            aria-haspopup="dialog"
            className={classNames(styles.menu, styles.react)}
            icon={<IconFaceLaughing />}
            label={chat.react}
            onClick={openPicker}
            onFocus={picker.preload}
            onPointerEnter={picker.preload}
          />
        )}
        {onReply === undefined ? null : (
          <IconButton
            className={classNames(styles.menu, styles.reply)}
            icon={<IconReply />}
            label={chat.reply}
            onClick={onReply}
          />
        )}
        <ActionMenu className={styles.menu} items={actions} label={chat.more} />
      </div>
      <MessageReactions
        onReact={onReact}
        onRemoved={focusMenu}
        onShow={onShowReactions}
        reactions={reactions}
      />
      {picker.opened === null || onReact === undefined ? null : (
        <picker.opened.Picker
          align={own ? 'end' : 'start'}
          anchor={picker.opened.anchor}
          chosen={reactions.find((reaction) => reaction.own)?.type ?? null}
          onClose={picker.close}
          onReact={onReact}
          opener={picker.opened.opener}
          icons={reactionTypes}
          strings={chat}
        />
      )}
      {ends || edited || state !== 'sent' ? (
        <div className={styles.meta} data-part="meta">
          {time}
          {edited ? <span>{chat.edited}</span> : null}
          {own && content.kind !== 'deleted' && !(quiet && state === 'sent') ? (
            <MessageState failure={failure} seen={seen} seenText={labels.seen ?? chat.seen} state={state} />
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

type MessageStateProps = {
  state: 'sending' | 'sent' | 'failed';
  seen: boolean;
  seenText: ReactNode;
  failure: ReactNode;
};

/** Whether an own message was sent and read. */
export function MessageState({ state, seen, seenText, failure }: MessageStateProps) {
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
      <span>{seen ? seenText : chat.sent}</span>
    </>
  );
}
