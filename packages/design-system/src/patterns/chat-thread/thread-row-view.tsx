import type { ReactNode } from 'react';
import type { TimeProps } from '../../components/time/time.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { MessageBubble, type MessageBubbleProps } from '../message-bubble/message-bubble.tsx';
import type { MessageLabels } from '../message-bubble/message-content.tsx';
import styles from './chat-thread.module.css';
import type { ThreadRow } from './thread-rows.ts';

type ThreadRowViewProps = {
  row: ThreadRow;
  dayText: string | null;
  highlighted: boolean;
  /** Takes the element of the highlighted message, to focus it. */
  focusRef?: ((element: HTMLElement | null) => void) | undefined;
  formatTime?: TimeProps['format'];
  labels?: MessageLabels;
  renderBubble?: (bubble: MessageBubbleProps, id: string) => ReactNode;
};

/** A message or a line. The first one of a day has the name of the day above it. */
export function ThreadRowView({
  row,
  dayText,
  highlighted,
  focusRef,
  formatTime,
  labels,
  renderBubble,
}: ThreadRowViewProps) {
  const chat = useChatMessages();
  const { id, line, ...message } = row.message;
  const bubble: MessageBubbleProps & { 'data-message': string } = {
    ...message,
    'data-message': id,
    grouping: row.grouping,
    highlighted,
    ...(highlighted && focusRef !== undefined ? { ref: focusRef } : {}),
    quiet: !row.isNewestOwn,
    ...(formatTime === undefined ? {} : { formatTime }),
    ...(labels === undefined ? {} : { labels }),
  };
  return (
    <>
      {dayText === null ? null : (
        <p className={styles.divider} data-part="day">
          {dayText}
        </p>
      )}
      {row.isFirstUnread ? (
        <p className={styles.divider} data-part="unread">
          {chat.unreadFromHere}
        </p>
      ) : null}
      {line === undefined ? (
        renderBubble === undefined ? (
          <MessageBubble {...bubble} />
        ) : (
          renderBubble(bubble, id)
        )
      ) : (
        <p className={styles.line} data-message={id} data-part="line">
          {line}
        </p>
      )}
    </>
  );
}
