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
  /** The file's name. Marks that would make it read as another are left out. */
  name: string;
  /** Says the name in other words, such as 'File attached: programme.pdf'. */
  nameText?: ReactNode;
  /** What kind of file it is: it chooses the icon. */
  kind?: 'image' | 'video' | 'audio' | 'document';
  /** The size in bytes. */
  size?: number | undefined;
  /** The address of a small picture of it. */
  thumbnail?: string | null | undefined;
  /** How far it has come on its way to the server; `done` for one that is there. */
  state?: 'idle' | 'uploading' | 'processing' | 'error' | 'done';
  /** From 0 to 100 while it is uploading; null when nobody knows. */
  progress?: number | null;
  /** What went wrong, and what helps. */
  error?: ReactNode;
  /** Called to stop the upload. */
  onCancel?: (() => void) | undefined;
  /** Called to try the upload again. */
  onRetry?: (() => void) | undefined;
  /** Called to take the file away. */
  onRemove?: (() => void) | undefined;
  /** Where the file opens, in a new tab. */
  viewHref?: string | undefined;
  /** Called to open it, where its address is not known before. */
  onView?: (() => void) | undefined;
  /** Where the file is downloaded from. */
  downloadHref?: string | undefined;
  /** Called to download it, where its address is not known before. */
  onDownload?: (() => void) | undefined;
};

const icons = { image: IconImage, video: IconVideo, audio: IconAudio, document: IconDocument };

/** A file that is on its way, or one that came with a message. */
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
  className,
  ...props
}: FileAttachmentProps) {
  const chat = useChatMessages();
  const locale = useLocale();
  const [failedThumbnail, setFailedThumbnail] = useState<string | null>(null);
  const { stem, ending } = partsOfFileName(name);
  const plainName = plainFileName(name);
  const KindIcon = icons[kind];
  const said = {
    idle: chat.waits,
    uploading: '',
    processing: chat.processing(plainName),
    error: '',
    done: '',
  };
  const words = [said[state], size === undefined ? '' : formatBytes(size, locale)].filter(
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

/** A link as soon as the address is known, which the router leaves to the browser. */
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
