import { useState } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconImage } from '../../icons/image.tsx';
import { IconVideo } from '../../icons/video.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import styles from './file-preview.module.css';

type FilePreviewProps = {
  file: File;
  /** Called to remove the file. */
  onRemove: () => void;
  removable: boolean;
};

/** Decides by the type, or by the name if the browser does not know the type. */
export const isVideo = ({ type, name }: File): boolean =>
  type === '' ? /\.(?:mp4|webm)$/iu.test(name) : type.startsWith('video/');

/** A preview of the chosen file. */
export function FilePreview({ file, onRemove, removable }: FilePreviewProps) {
  const feed = useFeedMessages();
  const [failed, setFailed] = useState<File | null>(null);
  const video = isVideo(file);
  const FileIcon = video ? IconVideo : IconImage;
  const fail = () => setFailed(file);

  const show = (element: HTMLImageElement | HTMLVideoElement | null) => {
    if (element === null) return undefined;
    const address = URL.createObjectURL(file);
    element.src = address;
    return () => URL.revokeObjectURL(address);
  };

  return (
    <figure className={styles.root} data-part="preview">
      <div className={styles.frame}>
        {failed === file ? (
          <p className={styles.failed} data-part="failed">
            <FileIcon size="lg" />
            {feed.previewFailed}
          </p>
        ) : null}
        {failed !== file && video ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video className={styles.media} controls onError={fail} playsInline preload="metadata" ref={show} />
        ) : null}
        {failed !== file && !video ? <img alt="" className={styles.media} onError={fail} ref={show} /> : null}
        {removable ? (
          <IconButton
            className={styles.remove}
            icon={<IconClose />}
            label={feed.removeFile(file.name)}
            onClick={onRemove}
            variant="secondary"
          />
        ) : null}
      </div>
      <figcaption className={styles.caption} dir="auto">
        {file.name}
      </figcaption>
    </figure>
  );
}
