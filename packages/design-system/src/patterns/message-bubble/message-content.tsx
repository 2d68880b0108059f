import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { LinkedText, type LinkedMention } from '../../components/linked-text/linked-text.tsx';
import { Text } from '../../components/text/text.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import { plainFileName, shortFileName } from '../file-attachment/file-name.ts';
import { FileAttachment } from '../file-attachment/file-attachment.tsx';
import { VoiceNote, type VoiceNoteProps } from '../voice-note/voice-note.tsx';
import styles from './message-bubble.module.css';

type Mentions = readonly LinkedMention[] | undefined;

type FileOfMessage = {
  /** The file's name. */
  readonly name: string;
  /** The size in bytes. */
  readonly size?: number | undefined;
  /** The text sent with the file. */
  readonly text?: string | undefined;
  /** The people whom the text mentions. */
  readonly mentions?: Mentions;
  /** The address at which the file opens in a new tab. */
  readonly viewHref?: string | undefined;
  /** Called to open the file: an image in the lightbox, or a document in its viewer. */
  readonly onView?: (() => void) | undefined;
  /** The download address. */
  readonly downloadHref?: string | undefined;
  /** Called to download the file. */
  readonly onDownload?: (() => void) | undefined;
  /** The error message, or a note that the file was deleted. */
  readonly error?: ReactNode;
};

type MediaOfMessage = FileOfMessage & {
  /** The address of the content. If it is omitted, the file counts as loading. */
  readonly src?: string | undefined;
  /** The size in pixels. It reserves the space before the file has loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A ThumbHash in base64. Its blurred preview is shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
  /** The alternative text. */
  readonly description?: string | undefined;
  /**
   * Hides a picture or video behind a button until it is called, for example because the sender is a stranger. Only the
   * blurred `placeholder` is shown, so the file need not be loaded.
   */
  readonly onShow?: (() => void) | undefined;
  /** Called to retry after an error. */
  readonly onRetry?: (() => void) | undefined;
};

/** The name of a voice note has its length: 'Voice note (0:12)'. */
type VoiceOfMessage = Pick<FileOfMessage, 'name' | 'text' | 'mentions'> &
  Readonly<Omit<VoiceNoteProps, keyof ComponentProps<'div'> | 'label'>>;

/** The content of a message. Its properties depend on the kind. */
export type MessageContent =
  | { readonly kind: 'text'; readonly text: string; readonly mentions?: Mentions }
  /** The author has deleted the message. A trace stays in its place. */
  | { readonly kind: 'deleted' }
  | ({ readonly kind: 'image' | 'video' | 'audio' } & MediaOfMessage)
  | ({ readonly kind: 'voice' } & VoiceOfMessage)
  | ({ readonly kind: 'document' } & FileOfMessage)
  | ({ readonly kind: 'unsupported' } & FileOfMessage);

/** The site's own texts. If their language differs from the page's, they need a `lang`. */
export type MessageLabels = {
  /** A text such as 'File attached: programme.pdf'. */
  readonly attached?: (name: string) => ReactNode;
  /** A text such as 'Unsupported file'. */
  readonly unsupported?: ReactNode;
  /** A text such as 'Loading file...'. */
  readonly loadingFile?: ReactNode;
  /** In place of 'Seen' under the newest own message, in a group chat: 'Read by all'. */
  readonly seen?: ReactNode;
};

type ContentProps = { content: MessageContent; labels: MessageLabels };

const place = ({ width = 0, height = 0, placeholder }: MediaOfMessage, loaded: boolean): CSSProperties => {
  const backdrop = loaded ? null : pictureOfThumbHash(placeholder);
  return {
    aspectRatio: width > 0 && height > 0 ? `${width} / ${height}` : '16 / 9',
    inlineSize: width > 0 ? `${Math.max(width, 160)}px` : '24rem',
    maxInlineSize: '100%',
    ...(backdrop === null ? {} : { backgroundImage: `url("${backdrop}")` }),
  };
};

function MediaContent({
  content,
  labels,
}: ContentProps & { content: MediaOfMessage & { kind: 'image' | 'video' | 'audio' } }) {
  const chat = useChatMessages();
  const [state, setState] = useState<{
    readonly src: string | undefined;
    readonly is: 'loaded' | 'failed';
  } | null>(null);
  const { kind, name, src, description = '', error } = content;
  const now = state !== null && state.src === src ? state.is : 'loading';
  const spoken = description.trim() === '' ? plainFileName(name) : description;
  const fail = () => setState({ src, is: 'failed' });

  if (now === 'failed' || (error !== undefined && error !== null)) {
    return (
      <FileAttachment
        downloadHref={content.downloadHref}
        error={error ?? chat.fileFailed}
        kind={kind}
        name={name}
        onDownload={content.onDownload}
        onRetry={now === 'failed' ? undefined : content.onRetry}
        size={content.size}
        state="error"
      />
    );
  }
  if (content.onShow !== undefined && kind !== 'audio') {
    return (
      <div className={styles.media} data-part="hidden" style={place(content, false)}>
        <Button onClick={content.onShow} size="sm" variant="secondary">
          {kind === 'image' ? chat.showPicture : chat.showVideo}
        </Button>
      </div>
    );
  }
  if (src === undefined) {
    return (
      <p
        className={styles.media}
        data-part="loading"
        style={kind === 'audio' ? undefined : place(content, false)}
      >
        {labels.loadingFile ?? chat.loadingFile}
      </p>
    );
  }
  if (kind === 'audio') {
    return (
      // A voice message has no captions. If there is a description, it is the accessible name.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio
        aria-label={spoken}
        className={styles.audio}
        controls
        onError={fail}
        preload="metadata"
        src={src}
      />
    );
  }
  if (kind === 'video') {
    return (
      <div className={styles.media} data-part="video" style={place(content, true)}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video aria-label={spoken} controls onError={fail} playsInline preload="metadata" src={src} />
      </div>
    );
  }
  const picture = (
    <img
      alt={spoken}
      decoding="async"
      onError={fail}
      onLoad={() => setState({ src, is: 'loaded' })}
      src={src}
    />
  );
  const frame = { className: styles.media, style: place(content, now === 'loaded') };
  return content.onView === undefined ? (
    <div {...frame} data-part="image">
      {picture}
    </div>
  ) : (
    <button
      {...frame}
      aria-label={chat.openPicture(spoken)}
      data-part="image"
      onClick={content.onView}
      type="button"
    >
      {picture}
    </button>
  );
}

const Words = ({ mentions, text }: { mentions: Mentions; text: string }) => (
  <LinkedText as="p" className={styles.text} data-part="text" dir="auto" mentions={mentions}>
    {text}
  </LinkedText>
);

/** Shows the content of a bubble. */
export function MessageContentView({ content, labels }: ContentProps) {
  const chat = useChatMessages();
  if (content.kind === 'text') return <Words mentions={content.mentions} text={content.text} />;
  if (content.kind === 'deleted') {
    return (
      <Text data-part="deleted" size="sm" tone="muted">
        {chat.deleted}
      </Text>
    );
  }
  if (content.kind === 'voice') {
    const { kind: _, name: label, text: words = '', mentions, ...note } = content;
    return (
      <>
        <VoiceNote {...note} label={label} />
        {words.trim() === '' ? null : <Words mentions={mentions} text={words} />}
      </>
    );
  }
  const { kind, name, text = '', mentions } = content;
  const attached = labels.attached?.(shortFileName(name)) ?? chat.attached(shortFileName(name));
  const isMedia = kind === 'image' || kind === 'video' || kind === 'audio';
  return (
    <>
      {isMedia ? <MediaContent content={content} labels={labels} /> : null}
      {isMedia ? (
        <Text size="sm" tone="muted">
          {attached}
        </Text>
      ) : (
        <FileAttachment
          downloadHref={content.downloadHref}
          error={content.error}
          name={name}
          nameText={attached}
          onDownload={content.onDownload}
          onView={kind === 'document' ? content.onView : undefined}
          size={content.size}
          state={content.error === undefined || content.error === null ? 'done' : 'error'}
          viewHref={kind === 'document' ? content.viewHref : undefined}
        />
      )}
      {kind === 'unsupported' ? (
        <Text size="sm" tone="danger">
          {labels.unsupported ?? chat.unsupported}
        </Text>
      ) : null}
      {text.trim() === '' ? null : <Words mentions={mentions} text={text} />}
    </>
  );
}
