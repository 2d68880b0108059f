import { useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { TimeProps } from '../../components/time/time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconArrowDown } from '../../icons/arrow-down.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useLocale, useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFocusRecovery } from '../../utilities/focus-recovery.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import type { MessageBubbleProps } from '../message-bubble/message-bubble.tsx';
import type { AlbumTileProps } from '../message-bubble/album-tile.tsx';
import type { MessageLabels } from '../message-bubble/message-content.tsx';
import styles from './chat-thread.module.css';
import { dayName } from './day-name.ts';
import { ThreadRowView } from './thread-row-view.tsx';
import { hasMessage, rowsOf, type ThreadMessage } from './thread-rows.ts';
import { useNewMessageAnnouncement } from './use-new-message-announcement.ts';
import {
  useFollowEnd,
  useNewestLoadedId,
  useLoadNearEdge,
  useFocusedMessage,
  useInitialScroll,
  useHasHeight,
  useNewestSeen,
  useScrollToMessage,
  useTargetFocus,
} from './use-thread-scroll.ts';
import { olderSpace, useThreadList } from './use-thread-list.ts';

export type ChatThreadProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the conversation: 'Conversation with Agnes Bernard'. */
  label: string;
  /**
   * The messages, oldest first. Use the chat's id as the `key` of the thread, because another chat needs a new
   * thread.
   */
  messages: readonly ThreadMessage[];
  /** Whether the first messages are being loaded. */
  loading?: boolean;
  /** Whether the server has older messages. */
  hasOlder?: boolean;
  /** Whether older messages are being loaded. */
  loadingOlder?: boolean;
  /** Called when the reader comes near the oldest loaded message, or presses the button above it. */
  onLoadOlder?: () => void;
  /** Whether the server has newer messages, for example around a search result. */
  hasNewer?: boolean;
  /** Whether newer messages are being loaded. */
  loadingNewer?: boolean;
  /** Called when the reader comes near the newest loaded message, or presses the button below it. */
  onLoadNewer?: () => void;
  /** Called to go to the newest message if it is not loaded. The site must then also change the `key` of the thread. */
  onToNewest?: () => void;
  /** The error message of a failed load. It stops automatic loading. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** The name of the member who is typing. */
  typing?: string | null;
  /** The whole text instead of `typing`, for a group chat: 'Agnes and Dominic are typing…'. */
  typingText?: string | null;
  /** Shown if there are no messages yet. */
  emptyText: ReactNode;
  /** The language of `emptyText`, if it differs from the page's. */
  emptyTextLang?: string;
  /** The format of a message's time, as for Time. */
  formatTime?: TimeProps['format'];
  /** Formats the name of a day, shown above its messages. By default it is 'Today', 'Yesterday' or the date. */
  formatDay?: (day: Date) => string;
  /** The first message that was unread when the chat was opened. The thread opens there. */
  firstUnreadId?: string | null;
  /** Called with the newest message that the reader has seen: it was visible while the page was visible. */
  onSeen?: (id: string) => void;
  /** The message to scroll to and highlight, such as a search result. */
  targetId?: string | null;
  /** Whether the target takes the focus, for example after the reader has pressed a quote. Not while they search. */
  focusTarget?: boolean;
  /** The site's own texts. */
  labels?: MessageLabels;
  /**
   * Renders a bubble. Use it if the site loads the content of messages only near the visible part: return a
   * MessageBubble with these props and the loaded file. By default, a MessageBubble is rendered.
   */
  renderBubble?: (bubble: MessageBubbleProps, id: string) => ReactNode;
  /** Renders a picture of an album, as `renderBubble`: return an AlbumTile with these props and the loaded picture. */
  renderTile?: (tile: AlbumTileProps, id: string) => ReactNode;
};

// More messages are requested when the first or last loaded message is only this many rows away from the visible rows.
const preloadRows = 5;

// The buttons around the conversation appear and disappear. If a pressed button is removed, the focus moves to
// the conversation.
const focusRecovery = {
  rows: '[data-part="log"]',
  controls: ['[data-part="log"]'],
  fallback: 'container',
} as const;

/**
 * A scrollable conversation. It scrolls to new messages only if its end is visible. It renders only the visible
 * rows and some around them.
 */
export function ChatThread({
  label,
  messages,
  loading = false,
  hasOlder = false,
  loadingOlder = false,
  onLoadOlder,
  hasNewer = false,
  loadingNewer = false,
  onLoadNewer,
  onToNewest,
  error,
  onRetry,
  typing,
  typingText,
  emptyText,
  emptyTextLang,
  formatTime,
  formatDay,
  firstUnreadId,
  onSeen,
  targetId,
  focusTarget = false,
  labels,
  renderBubble,
  renderTile,
  className,
  ref,
  ...props
}: ChatThreadProps) {
  const chat = useChatMessages();
  const { tryAgain } = useMessages();
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const scroller = useRef<HTMLDivElement>(null);
  const { focused, ...focusHandlers } = useFocusedMessage();
  const rows = useMemo(() => rowsOf(messages, firstUnreadId), [messages, firstUnreadId]);
  const loadedId = useNewestLoadedId(hasNewer, messages.at(-1)?.id);
  const follows = !hasNewer && messages.at(-1)?.id !== loadedId;
  const list = useThreadList({ rows, scroller, hasOlder, follows, focused });
  const announcement = useNewMessageAnnouncement(messages, { busy: loading, follows });
  const failed = error !== undefined && error !== null;

  const isFilled = rows.length > 0;
  const isOpened = useInitialScroll(list, rows);
  const missed = useFollowEnd(list, messages, scroller, { loadedId, hasNewer });
  useLoadNearEdge({
    isNear: isOpened && list.firstVisible >= 0 && list.firstVisible < preloadRows,
    edgeId: messages[0]?.id,
    enabled: hasOlder && !loadingOlder && !failed,
    onLoad: onLoadOlder,
  });
  useLoadNearEdge({
    isNear: isOpened && list.lastVisible >= rows.length - preloadRows,
    edgeId: messages.at(-1)?.id,
    enabled: hasNewer && !loadingNewer && !failed,
    onLoad: onLoadNewer,
  });
  useNewestSeen({ isOpened, rows, lastVisible: list.lastVisible, onSeen });
  const focusRef = useTargetFocus(targetId);
  useScrollToMessage(list, rows, targetId, useHasHeight(scroller));
  useFocusRecovery(root, focusRecovery);

  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="chat-thread"
      ref={mergedRef}
    >
      {failed ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{error}</span>
            {onRetry === undefined ? null : (
              <Button
                loading={loading || loadingOlder || loadingNewer}
                onClick={onRetry}
                size="sm"
                variant="secondary"
              >
                {tryAgain}
              </Button>
            )}
          </Stack>
        </Banner>
      ) : null}
      <div
        {...focusHandlers}
        // Screen readers must not announce the old messages that load when the reader scrolls. New messages are
        // announced below.
        aria-busy={loading || loadingOlder || loadingNewer}
        aria-label={label}
        aria-live="off"
        className={styles.scroller}
        data-part="log"
        ref={scroller}
        role="log"
        // A scroll container must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles.inner}>
          {isFilled ? (
            <ol className={styles.list} data-part="messages" style={{ blockSize: list.height }}>
              {hasOlder ? (
                <li className={styles.older} data-part="older" style={{ blockSize: olderSpace }}>
                  {loadingOlder ? (
                    <Spinner label={chat.loadingOlder} size="sm" />
                  ) : (
                    <Button onClick={onLoadOlder} size="sm" variant="ghost">
                      {chat.showOlder}
                    </Button>
                  )}
                </li>
              ) : null}
              {list.items.map(({ index, key, start }) => {
                const row = rows[index];
                return row === undefined ? null : (
                  <li
                    aria-posinset={index + 1}
                    aria-setsize={hasOlder || hasNewer ? -1 : rows.length}
                    className={classNames(
                      styles.row,
                      (row.grouping === 'single' || row.grouping === 'last') && styles.spaced,
                    )}
                    data-index={index}
                    key={key}
                    ref={list.measure}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <ThreadRowView
                      dayText={
                        row.day === null ? null : (formatDay?.(new Date(row.day)) ?? dayName(row.day, locale))
                      }
                      focusRef={focusTarget ? focusRef : undefined}
                      highlightedId={
                        targetId !== undefined && targetId !== null && hasMessage(row, targetId)
                          ? targetId
                          : null
                      }
                      row={row}
                      {...(formatTime === undefined ? {} : { formatTime })}
                      {...(labels === undefined ? {} : { labels })}
                      {...(renderBubble === undefined ? {} : { renderBubble })}
                      {...(renderTile === undefined ? {} : { renderTile })}
                    />
                  </li>
                );
              })}
            </ol>
          ) : null}
          {isFilled && hasNewer ? (
            <div className={styles.older} data-part="newer">
              {loadingNewer ? (
                <Spinner label={chat.loadingNewer} size="sm" />
              ) : (
                <Button onClick={onLoadNewer} size="sm" variant="ghost">
                  {chat.showNewer}
                </Button>
              )}
            </div>
          ) : null}
          {!isFilled && loading ? <Spinner /> : null}
          {!isFilled && !loading && !failed ? (
            <EmptyState
              headingLevel={3}
              icon={<IconMessage size="lg" />}
              title={<span lang={emptyTextLang}>{emptyText}</span>}
            />
          ) : null}
        </div>
      </div>
      <div className={styles.end} data-part="end">
        {missed !== null && missed > 0 ? (
          <Button leadingIcon={<IconArrowDown size="sm" />} onClick={list.toEnd}>
            {chat.newMessages(missed)}
          </Button>
        ) : null}
        {missed === 0 ? (
          <IconButton
            icon={<IconArrowDown />}
            label={chat.toNewest}
            onClick={hasNewer ? onToNewest : list.toEnd}
            variant="secondary"
          />
        ) : null}
      </div>
      <p className={styles.typing} data-part="typing" role="status">
        {typingText ?? (typing === undefined || typing === null ? '' : chat.typing(typing))}
      </p>
      <VisuallyHidden data-part="announcement" role="status">
        {announcement === null ? null : <span key={announcement.id}>{announcement.text}</span>}
      </VisuallyHidden>
    </div>
  );
}
