import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { IconAudio } from '../../icons/audio.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconDocument } from '../../icons/document.tsx';
import { IconMicrophone } from '../../icons/microphone.tsx';
import { IconImage } from '../../icons/image.tsx';
import { IconVideo } from '../../icons/video.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './chat-quote.module.css';

const icons: Record<NonNullable<ChatQuoteProps['kind']>, ReactNode> = {
  text: null,
  image: <IconImage size="sm" />,
  video: <IconVideo size="sm" />,
  audio: <IconAudio size="sm" />,
  voice: <IconMicrophone size="sm" />,
  document: <IconDocument size="sm" />,
};

export type ChatQuoteProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The author of the quoted message. */
  author: string;
  /** Whether the reader has written the quoted message. The author is then shown as 'You'. */
  own?: boolean;
  /** The beginning of the quoted message. For a file without text: a word such as 'Photo', or the name of the file. */
  text: string;
  /** The kind of the quoted message. Files have an icon. */
  kind?: 'text' | 'image' | 'video' | 'audio' | 'voice' | 'document';
  /** The address of a small rendering of a quoted picture. */
  thumbnail?: string | null | undefined;
  /** Whether the quoted message no longer exists. Only a note is shown then. */
  deleted?: boolean;
  /** Called to go to the quoted message. The whole quote is then a button. */
  onOpen?: (() => void) | undefined;
  /** Called to remove the quote before the reply is sent. */
  onRemove?: (() => void) | undefined;
};

/** The message to which another one replies: in the reply, or above the field while the reply is written. */
export function ChatQuote({
  author,
  own = false,
  text,
  kind = 'text',
  thumbnail,
  deleted = false,
  onOpen,
  onRemove,
  className,
  ...props
}: ChatQuoteProps) {
  const chat = useChatMessages();
  const name = own ? chat.replyToYou(text) : chat.replyTo(author, text);
  const content = deleted ? (
    <span className={styles.deleted} data-part="quoted">
      {chat.deletedMessage}
    </span>
  ) : (
    <>
      <span className={styles.texts}>
        <span className={styles.author} data-part="author">
          <bdi>{own ? chat.you : author}</bdi>
        </span>
        <span className={styles.text} data-part="quoted">
          {icons[kind]}
          <span className={styles.words} dir="auto">
            {text}
          </span>
        </span>
      </span>
      {thumbnail === undefined || thumbnail === null ? null : (
        <img alt="" className={styles.thumbnail} decoding="async" src={thumbnail} />
      )}
    </>
  );
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="chat-quote"
      data-state={deleted ? 'deleted' : undefined}
    >
      {deleted || onOpen === undefined ? (
        <p className={styles.content}>{content}</p>
      ) : (
        <button className={styles.button} onClick={onOpen} type="button">
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden="true" className={styles.content}>
            {content}
          </span>
        </button>
      )}
      {onRemove === undefined ? null : (
        <IconButton
          icon={<IconClose />}
          label={`${chat.remove}: ${deleted ? chat.deletedMessage : name}`}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
