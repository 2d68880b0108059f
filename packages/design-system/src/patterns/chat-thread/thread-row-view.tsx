import type { TimeProps } from '../../components/time/time.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { MessageBubble } from '../message-bubble/message-bubble.tsx';
import type { MessageLabels } from '../message-bubble/message-content.tsx';
import styles from './chat-thread.module.css';
import type { ThreadRow } from './thread-rows.ts';

type ThreadRowViewProps = {
  row: ThreadRow;
  dayText: string | null;
  highlighted: boolean;
  formatTime?: TimeProps['format'];
  labels?: MessageLabels;
};

/** A message, under the name of the day that begins with it. */
export function ThreadRowView({ row, dayText, highlighted, formatTime, labels }: ThreadRowViewProps) {
  const chat = useChatMessages();
  const { id, ...message } = row.message;
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
      <MessageBubble
        {...message}
        data-message={id}
        grouping={row.grouping}
        highlighted={highlighted}
        quiet={!row.isNewestOwn}
        {...(formatTime === undefined ? {} : { formatTime })}
        {...(labels === undefined ? {} : { labels })}
      />
    </>
  );
}
