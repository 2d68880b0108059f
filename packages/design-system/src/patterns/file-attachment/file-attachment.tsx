import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { IconAudio } from '../../icons/audio.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconDocument } from '../../icons/document.tsx';
import { IconDownload } from '../../icons/download.tsx';
import { IconImage } from '../../icons/image.tsx';
import { IconRetry } from '../../icons/retry.tsx';
import { IconVideo } from '../../icons/video.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './file-attachment.module.css';
import { formatBytes, partsOfFileName, plainFileName } from './file-name.ts';

export type FileAttachmentProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The file's name. Direction marks that could disguise it are removed. */
  name: string;
  /** A text that is shown instead of the name, such as 'File attached: programme.pdf'. */
  nameText?: ReactNode;
  /** The kind of file. It decides the icon. */
  kind?: 'image' | 'video' | 'audio' | 'document';
  /** The size in bytes. */
  size?: number | undefined;
  /** The address of a small preview. */
  thumbnail?: string | null | undefined;
  /** The state of the upload. `done` means that the file is uploaded. */
  state?: 'idle' | 'uploading' | 'processing' | 'error' | 'done';
  /** The progress from 0 to 100 during an upload; null if unknown. */
  progress?: number | null;
  /** The error message. */
  error?: ReactNode;
  /** Called to stop the upload. */
  onCancel?: (() => void) | undefined;
  /** Called to try the upload again. */
  onRetry?: (() => void) | undefined;
  /** Called to remove the file. */
  onRemove?: (() => void) | undefined;
  /** Further buttons, before the button that removes the file. */
  actions?: ReactNode;
  /** The address at which the file opens in a new tab. */
  viewHref?: string | undefined;
  /** Called to open the file. Use it if the address is loaded on demand. */
  onView?: (() => void) | undefined;
  /** The download address. */
  downloadHref?: string | undefined;
  /** Called to download the file. Use it if the address is loaded on demand. */
  onDownload?: (() => void) | undefined;
};

const icons = { image: IconImage, video: IconVideo, audio: IconAudio, document: IconDocument };

/** A file during its upload, or a file in a message. */
export function FileAttachment({
  name,
  nameText,
  kind = 'document',
  size,
  thumbnail,
  state = 'done',
  progress = null,
  error,
  onCancel,
  onRetry,
  onRemove,
  viewHref,
  onView,
  downloadHref,
  onDownload,
  actions,
  className,
  ...props
}: FileAttachmentProps) {
  const chat = useChatMessages();
  const locale = useLocale();
  const [failedThumbnail, setFailedThumbnail] = useState<string | null>(null);
  const { stem, ending } = partsOfFileName(name);
  const plainName = plainFileName(name);
  const KindIcon = icons[kind];
  const text = {
    idle: chat.waits,
    uploading: '',
    processing: chat.processing(plainName),
    error: '',
    done: '',
  };
  const words = [text[state], size === undefined ? '' : formatBytes(size, locale)].filter(
    (word) => word !== '',
  );
  const moving = state === 'uploading' || state === 'processing';
  const shown = thumbnail !== undefined && thumbnail !== null && thumbnail !== failedThumbnail;
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="file-attachment"
      data-state={state}
      data-variant={kind}
    >
      <span className={styles.mark} data-part="mark">
        {shown ? (
          <img
            alt=""
            className={styles.thumbnail}
            onError={() => setFailedThumbnail(thumbnail)}
            src={thumbnail}
          />
        ) : (
          <KindIcon />
        )}
      </span>
      <div className={styles.texts} data-part="texts">
        {nameText === undefined ? (
          <bdi className={styles.name} data-part="name" title={plainName}>
            <span className={styles.stem}>{stem}</span>
            <span className={styles.ending}>{ending}</span>
          </bdi>
        ) : (
          <span data-part="name" title={plainName}>
            {nameText}
          </span>
        )}
        {words.length === 0 && state !== 'error' ? null : (
          <p className={styles.state} data-part="state" role={state === 'error' ? 'alert' : undefined}>
            {state === 'error' ? error : words.join(' · ')}
          </p>
        )}
        {moving ? (
          <ProgressBar
            label={state === 'uploading' ? chat.uploading(plainName) : chat.processing(plainName)}
            value={state === 'uploading' ? progress : null}
          />
        ) : null}
      </div>
      <div className={styles.actions} data-part="actions">
        {actions}
        <FileActions
          name={plainName}
          onCancel={moving ? onCancel : undefined}
          onDownload={onDownload}
          onRemove={moving ? undefined : onRemove}
          onRetry={state === 'error' ? onRetry : undefined}
          onView={onView}
          viewHref={viewHref}
          downloadHref={downloadHref}
        />
      </div>
    </div>
  );
}

type FileActionsProps = Pick<
  FileAttachmentProps,
  'name' | 'onCancel' | 'onRetry' | 'onRemove' | 'viewHref' | 'onView' | 'downloadHref' | 'onDownload'
>;

function FileActions({
  name,
  onCancel,
  onRetry,
  onRemove,
  viewHref,
  onView,
  downloadHref,
  onDownload,
}: FileActionsProps) {
  const chat = useChatMessages();
  return (
    <>
      {viewHref === undefined && onView === undefined ? null : (
        <FileAction href={viewHref} label={`${chat.view}: ${name}`} onSelect={onView}>
          {chat.view}
        </FileAction>
      )}
      {downloadHref === undefined && onDownload === undefined ? null : (
        <FileAction
          download={name}
          href={downloadHref}
          icon={<IconDownload size="sm" />}
          label={`${chat.download}: ${name}`}
          onSelect={onDownload}
        >
          {chat.download}
        </FileAction>
      )}
      {onRetry === undefined ? null : (
        <IconButton icon={<IconRetry />} label={`${chat.retry}: ${name}`} onClick={onRetry} />
      )}
      {onCancel === undefined ? null : (
        <IconButton icon={<IconClose />} label={`${chat.cancel}: ${name}`} onClick={onCancel} />
      )}
      {onRemove === undefined ? null : (
        <IconButton icon={<IconClose />} label={`${chat.remove}: ${name}`} onClick={onRemove} />
      )}
    </>
  );
}

type FileActionProps = {
  href: string | undefined;
  onSelect: (() => void) | undefined;
  label: string;
  download?: string;
  icon?: ReactNode;
  children: string;
};

/**
 * A button for a file. It becomes a link as soon as the address is known. The link is a plain anchor, because
 * the router must not handle it.
 */
function FileAction({ href, onSelect, label, download, icon, children }: FileActionProps) {
  const looks = { 'aria-label': label, leadingIcon: icon, size: 'sm', variant: 'ghost' } as const;
  if (href === undefined) {
    return (
      <Button {...looks} onClick={onSelect}>
        {children}
      </Button>
    );
  }
  const target = download === undefined ? { rel: 'noopener', target: '_blank' } : { download };
  return (
    <Button {...looks} asChild>
      <a href={href} {...target}>
        {children}
      </a>
    </Button>
  );
}
