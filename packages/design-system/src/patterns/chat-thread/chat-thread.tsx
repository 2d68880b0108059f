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
import type { MessageLabels } from '../message-bubble/message-content.tsx';
import styles from './chat-thread.module.css';
import { dayName } from './day-name.ts';
import { ThreadRowView } from './thread-row-view.tsx';
import { rowsOf, type ThreadMessage } from './thread-rows.ts';
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
} from './use-thread-scroll.ts';
import { olderSpace, useThreadList } from './use-thread-list.ts';

export type ChatThreadProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the conversation: 'Conversation with Agnes Bernard'. */
  label: string;
  /** The oldest first. Give the thread the chat's id as its `key`: another chat is another thread. */
  messages: readonly ThreadMessage[];
  /** The first messages are being loaded. */
  loading?: boolean;
  /** Whether there are older ones on the server. */
  hasOlder?: boolean;
  /** Older ones are being loaded. */
  loadingOlder?: boolean;
  /** Called as the oldest message comes near, or when the button over it is pressed. */
  onLoadOlder?: () => void;
  /** Whether there are newer ones on the server, as at a place that was searched for. */
  hasNewer?: boolean;
  /** Newer ones are being loaded. */
  loadingNewer?: boolean;
  /** Called as the newest message that is there comes near, or when the button below it is pressed. */
  onLoadNewer?: () => void;
  /** Called to go to the newest message where that is not there: give the thread another `key` with it. */
  onToNewest?: () => void;
  /** What went wrong when loading. Nothing is then loaded by itself. */
  error?: ReactNode;
  /** Called to load again. */
  onRetry?: () => void;
  /** Who is writing now. */
  typing?: string | null;
  /** Stands where there is no message yet. */
  emptyText: ReactNode;
  /** The language of that text, where it is another than the page's. */
  emptyTextLang?: string;
  /** How the time of a message is told, as with Time. */
  formatTime?: TimeProps['format'];
  /** How a day is called over its messages; without it 'today', 'yesterday' or the date. */
  formatDay?: (day: Date) => string;
  /** The first message that was not read when the chat was opened: there the reader begins. */
  firstUnreadId?: string | null;
  /** Called with the newest message that came in sight while the page was looked at. */
  onSeen?: (id: string) => void;
  /** The message to be brought in sight and set apart, such as one that was searched for. */
  targetId?: string | null;
  /** The words about files, where the site has its own. */
  labels?: MessageLabels;
  /**
   * Draws the bubble, where the site has more to say only while it is near what is in sight: a MessageBubble with these
   * properties and the file that it has fetched. Without it, a MessageBubble.
   */
  renderBubble?: (bubble: MessageBubbleProps, id: string) => ReactNode;
};

// So many messages before the edge of what is there, more are asked for.
const foresight = 5;

// The buttons around the conversation come and go: whoever pressed one reads on.
const place = {
  rows: '[data-part="log"]',
  controls: ['[data-part="log"]'],
  fallback: 'container',
} as const;

/** A conversation. It scrolls by itself, follows what arrives only while its end is in sight, and draws only what is near. */
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
  emptyText,
  emptyTextLang,
  formatTime,
  formatDay,
  firstUnreadId,
  onSeen,
  targetId,
  labels,
  renderBubble,
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
  const { focused, ...keptFocus } = useFocusedMessage();
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
    isNear: isOpened && list.firstVisible >= 0 && list.firstVisible < foresight,
    edgeId: messages[0]?.id,
    enabled: hasOlder && !loadingOlder && !failed,
    onLoad: onLoadOlder,
  });
  useLoadNearEdge({
    isNear: isOpened && list.lastVisible >= rows.length - foresight,
    edgeId: messages.at(-1)?.id,
    enabled: hasNewer && !loadingNewer && !failed,
    onLoad: onLoadNewer,
  });
  useNewestSeen({ isOpened, messages, lastVisible: list.lastVisible, onSeen });
  useScrollToMessage(list, messages, targetId, useHasHeight(scroller));
  useFocusRecovery(root, place);

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
        {...keptFocus}
        // What comes into the page by scrolling has long been said: what arrives is read out below.
        aria-busy={loading || loadingOlder || loadingNewer}
        aria-label={label}
        aria-live="off"
        className={styles.scroller}
        data-part="log"
        ref={scroller}
        role="log"
        // What scrolls must be reached by the keyboard.
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
                      highlighted={row.message.id === targetId}
                      row={row}
                      {...(formatTime === undefined ? {} : { formatTime })}
                      {...(labels === undefined ? {} : { labels })}
                      {...(renderBubble === undefined ? {} : { renderBubble })}
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
        {typing === undefined || typing === null ? '' : chat.typing(typing)}
      </p>
      <VisuallyHidden data-part="announcement" role="status">
        {announcement === null ? null : <span key={announcement.id}>{announcement.text}</span>}
      </VisuallyHidden>
    </div>
  );
}
