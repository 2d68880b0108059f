import { useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconAlert } from '../../icons/alert.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import { ActionMenu, type ActionItem } from '../feed-post/action-menu.tsx';
import { plainFileName } from '../file-attachment/file-name.ts';
import styles from './message-album.module.css';
import type { MessageContent } from './message-content.tsx';
import { reactionTypes, type MessageReactionType } from './reaction-types.ts';
import { useReactionPicker } from './use-reaction-picker.ts';

export type AlbumTileProps = {
  /** The picture, as in a MessageBubble. Without `src`, it counts as loading. */
  content: Extract<MessageContent, { kind: 'image' | 'video' | 'audio' }>;
  /** The actions on the message. */
  menu?: readonly ActionItem[] | undefined;
  /** Called with the reader's reaction, which the menu offers first. */
  onReact?: ((type: MessageReactionType | null) => void) | undefined;
  /** The number of pictures that the last tile stands for. */
  more?: number | undefined;
};

const noActions: readonly ActionItem[] = [];

/** A picture of a MessageAlbum with the menu of its message. */
export function AlbumTile({ content, menu = noActions, onReact, more = 0 }: AlbumTileProps) {
  const chat = useChatMessages();
  const tile = useRef<HTMLDivElement>(null);
  const picker = useReactionPicker();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const { name, src, description = '', error, placeholder, onView, onRetry } = content;
  const spoken = description.trim() === '' ? plainFileName(name) : description;
  const failed = (error !== undefined && error !== null) || (src !== undefined && failedSrc === src);
  const backdrop = pictureOfThumbHash(placeholder);
  const actions =
    onReact === undefined
      ? menu
      : [{ label: chat.react, onSelect: () => void picker.open(tile.current) }, ...menu];
  const press = failed ? onRetry : onView;
  const picture = failed ? (
    <span className={styles.failed} data-part="failed">
      <IconAlert />
      <span>{error ?? chat.fileFailed}</span>{' '}
      {press === undefined ? null : (
        <VisuallyHidden>
          {chat.retry}: {spoken}
        </VisuallyHidden>
      )}
    </span>
  ) : src === undefined ? null : (
    <img alt="" decoding="async" onError={() => setFailedSrc(src)} src={src} />
  );
  return (
    <div
      className={styles.frame}
      data-component="album-tile"
      ref={tile}
      style={backdrop === null ? undefined : { backgroundImage: `url("${backdrop}")` }}
    >
      {press === undefined ? (
        <span aria-label={spoken} className={styles.open} role="img">
          {picture}
        </span>
      ) : (
        <button
          aria-label={failed ? undefined : chat.openPicture(spoken)}
          className={styles.open}
          data-part="open"
          onClick={press}
          type="button"
        >
          {picture}
        </button>
      )}
      {more > 0 ? (
        <span aria-hidden="true" className={styles.more} data-part="more">
          +{more}
        </span>
      ) : null}
      <span className={styles.menu}>
        <ActionMenu items={actions} label={chat.more} />
      </span>
      {picker.opened === null || onReact === undefined ? null : (
        <picker.opened.Picker
          align="start"
          anchor={picker.opened.anchor}
          chosen={null}
          icons={reactionTypes}
          onClose={picker.close}
          onReact={onReact}
          opener={picker.opened.opener}
          strings={chat}
        />
      )}
    </div>
  );
}
