import type { ReactNode } from 'react';
import type { TimeProps } from '../../components/time/time.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { MessageBubble, type MessageBubbleProps } from '../message-bubble/message-bubble.tsx';
import type { AlbumTileProps } from '../message-bubble/album-tile.tsx';
import { MessageAlbum, type AlbumPicture } from '../message-bubble/message-album.tsx';
import type { MessageLabels } from '../message-bubble/message-content.tsx';
import styles from './chat-thread.module.css';
import type { ThreadMessage, ThreadRow } from './thread-rows.ts';

type ThreadRowViewProps = {
  row: ThreadRow;
  dayText: string | null;
  /** The message of this row to highlight. */
  highlightedId: string | null;
  /** Takes the element of the highlighted message, to focus it. */
  focusRef?: ((element: HTMLElement | null) => void) | undefined;
  formatTime?: TimeProps['format'];
  labels?: MessageLabels;
  renderBubble?: (bubble: MessageBubbleProps, id: string) => ReactNode;
  renderTile?: (tile: AlbumTileProps, id: string) => ReactNode;
};

/** Only pictures have an album. */
const pictureOf = ({ id, content, menu, onReact }: ThreadMessage): AlbumPicture[] =>
  content.kind === 'image' ? [{ id, content, menu, onReact }] : [];

/** A message or a line. The first one of a day has the name of the day above it. */
export function ThreadRowView({
  row,
  dayText,
  highlightedId,
  focusRef,
  formatTime,
  labels,
  renderBubble,
  renderTile,
}: ThreadRowViewProps) {
  const chat = useChatMessages();
  const { id, line, album: _, ...message } = row.message;
  const highlighted = highlightedId !== null;
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
  const newest = row.album?.at(-1);
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
      {row.album !== undefined && newest !== undefined ? (
        <MessageAlbum
          author={message.author}
          createdAt={newest.createdAt}
          grouping={row.grouping}
          highlightedId={highlightedId}
          own={message.own}
          pictures={row.album.flatMap(pictureOf)}
          quiet={!row.isNewestOwn}
          renderTile={renderTile}
          sender={message.sender}
          {...(highlighted && focusRef !== undefined ? { ref: focusRef } : {})}
          {...(newest.seen === undefined ? {} : { seen: newest.seen })}
          {...(formatTime === undefined ? {} : { formatTime })}
          {...(labels === undefined ? {} : { labels })}
        />
      ) : line === undefined ? (
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
