import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Time } from '../../components/time/time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { AlbumTile, type AlbumTileProps } from './album-tile.tsx';
import album from './message-album.module.css';
import { MessageState, type MessageBubbleProps } from './message-bubble.tsx';
import styles from './message-bubble.module.css';
import { SenderName, SenderPicture } from './message-sender.tsx';

/** A picture of an album, which is a message of its own. */
export type AlbumPicture = Omit<AlbumTileProps, 'more'> & {
  /** The id of the message. */
  readonly id: string;
};

export type MessageAlbumProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<MessageBubbleProps, 'author' | 'sender' | 'own' | 'createdAt' | 'labels'> & {
    /** The format of the time, as for Time. */
    formatTime?: MessageBubbleProps['formatTime'];
    /** The position in a group of consecutive messages. Only the last message of a group shows its time. */
    grouping?: MessageBubbleProps['grouping'];
    /** Whether the other member has read the messages, or all others have. */
    seen?: boolean;
    /** Hides 'Sent' and 'Seen'. Set it for all own messages except the newest one. */
    quiet?: boolean;
    /** The messages with the pictures, the oldest first. */
    pictures: readonly AlbumPicture[];
    /** The picture to highlight, for example as the target of a quote. All pictures are then shown. */
    highlightedId?: string | null | undefined;
    /** Renders a tile, if the site loads its picture. By default, an AlbumTile is rendered. */
    renderTile?: ((tile: AlbumTileProps, id: string) => ReactNode) | undefined;
  };

/** The other pictures are counted on the last tile. */
const mostTiles = 4;

/** Pictures that one member has sent together, as a grid. Each is still a message with its own menu. */
export function MessageAlbum({
  author,
  sender,
  own,
  pictures,
  createdAt,
  formatTime = 'datetime',
  grouping = 'single',
  seen = false,
  quiet = false,
  labels,
  highlightedId = null,
  renderTile,
  className,
  ...props
}: MessageAlbumProps) {
  const chat = useChatMessages();
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  // The pressed button is no longer there, so the first new picture takes the focus.
  useEffect(() => {
    if (isExpanded) list.current?.children[mostTiles]?.querySelector('button')?.focus();
  }, [isExpanded]);

  const ends = grouping === 'single' || grouping === 'last';
  const begins = grouping === 'single' || grouping === 'first';
  const shownSender = own ? undefined : sender;
  const isHighlighted = pictures.some(({ id }) => id === highlightedId);
  const isWhole = isExpanded || isHighlighted || pictures.length <= mostTiles;
  const time = <Time format={formatTime} value={createdAt} />;
  return (
    <div
      {...props}
      className={classNames(
        styles.root,
        own && styles.own,
        ends && styles.last,
        shownSender !== undefined && styles.named,
        className,
      )}
      data-component="message-album"
    >
      {shownSender !== undefined && begins ? null : <VisuallyHidden>{author}:</VisuallyHidden>}
      <div className={classNames(styles.line, album.line)}>
        {shownSender !== undefined && ends ? <SenderPicture author={author} sender={shownSender} /> : null}
        <div className={classNames(styles.paper, album.paper)} data-part="paper">
          {shownSender !== undefined && begins ? <SenderName author={author} sender={shownSender} /> : null}
          <ul
            aria-label={
              own ? chat.ownPhotos(pictures.length) : chat.photosOf(chat.photos(pictures.length), author)
            }
            className={album.grid}
            data-part="photos"
            ref={list}
          >
            {(isWhole ? pictures : pictures.slice(0, mostTiles)).map(({ id, ...tile }, index) => {
              const isLast = !isWhole && index === mostTiles - 1;
              const shown: AlbumTileProps = isLast
                ? { ...tile, more: pictures.length - mostTiles + 1 }
                : tile;
              return (
                <li
                  className={album.tile}
                  data-highlighted={id === highlightedId || undefined}
                  data-message={id}
                  key={id}
                >
                  {renderTile === undefined ? <AlbumTile {...shown} /> : renderTile(shown, id)}
                </li>
              );
            })}
          </ul>
          {isWhole ? null : (
            <Button onClick={() => setExpanded(true)} size="sm" variant="ghost">
              {chat.showAllPhotos(pictures.length)}
            </Button>
          )}
        </div>
      </div>
      {ends ? (
        <div className={styles.meta} data-part="meta">
          {time}
          {own && !quiet ? (
            <MessageState failure={undefined} seen={seen} seenText={labels?.seen ?? chat.seen} state="sent" />
          ) : null}
        </div>
      ) : (
        <VisuallyHidden>{time}</VisuallyHidden>
      )}
    </div>
  );
}
