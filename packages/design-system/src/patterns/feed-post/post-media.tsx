import { useState, type ReactNode } from 'react';
import { IconImage } from '../../icons/image.tsx';
import { IconVideo } from '../../icons/video.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useKeyboardScrolling } from '../../utilities/keyboard-scrolling.ts';
import styles from './post-media.module.css';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import { useItemState } from '../../utilities/windowed-item.ts';

export type PictureMedia = {
  readonly kind: 'picture';
  /** The address of the largest version. */
  readonly src: string;
  /** The address of every version, with its width in pixels. */
  readonly sources: readonly { readonly url: string; readonly width: number }[];
  /** The size of the largest version. It reserves the space before the picture has loaded. */
  readonly width: number;
  readonly height: number;
  /** The alternative text. It can be empty. */
  readonly description: string;
  /** A ThumbHash in base64. Its blurred preview is shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
};

/** The pictures of a post, up to ten. */
export type GalleryMedia = {
  readonly kind: 'gallery';
  readonly pictures: readonly PictureMedia[];
};

export type VideoMedia = {
  readonly kind: 'video';
  readonly src: string;
  readonly contentType: string;
  /** A description of the video. It can be empty. */
  readonly description: string;
};

type PictureProps = {
  media: PictureMedia;
  name: string;
  eager: boolean;
  /** Whether the picture fills a tile of a gallery. Otherwise its own shape reserves its space. */
  isTile?: boolean;
  /** The button that opens the picture. */
  children?: ReactNode;
};
type VideoProps = { media: VideoMedia; name: string };

// Pictures that are taller than this ratio would push everything else out of the window. They are shown
// completely, but smaller, on a plain background.
const tallest = 4 / 5;
const columnWidth = 672;

// Safari on a phone paints no frame of a video before it plays, unless the address names a time.
const firstFrame = '#t=0.001';

export function PostPicture({ media, name, eager, isTile = false, children }: PictureProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const feed = useFeedMessages();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { width, height, src, sources, description } = media;
  const ratio = width > 0 && height > 0 ? width / height : 4 / 3;
  const framed = ratio < tallest || width < columnWidth;
  const backdrop = state === 'loading' ? pictureOfThumbHash(media.placeholder) : null;
  const alternative = description.trim() === '' ? feed.pictureBy(name) : description;
  return (
    <div
      className={classNames(styles.root, isTile && styles.tile)}
      data-component="post-picture"
      data-state={state}
      style={{
        aspectRatio: isTile ? undefined : Math.max(ratio, tallest),
        maxBlockSize: height > 0 && !isTile ? `${Math.max(height, 160)}px` : undefined,
        backgroundImage: backdrop === null ? undefined : `url("${backdrop}")`,
      }}
    >
      {state === 'failed' ? (
        <div className={styles.failed} data-part="failed" ref={keyboardScrolling}>
          <IconImage size="lg" />
          <p>{feed.pictureFailed}</p>
          {description.trim() === '' ? null : <p className={styles.alternative}>{description}</p>}
        </div>
      ) : (
        <img
          alt={alternative}
          className={classNames(styles.picture, framed && !isTile && styles.framed)}
          data-part="picture"
          decoding="async"
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setState('failed')}
          onLoad={() => setState('loaded')}
          sizes={isTile ? `min(50vw, ${columnWidth / 2}px)` : `min(100vw, ${columnWidth}px, ${width}px)`}
          src={src}
          srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ') || undefined}
          width={width}
        />
      )}
      {state === 'failed' && !isTile ? null : children}
    </div>
  );
}

export function PostVideo({ media, name }: VideoProps) {
  const keyboardScrolling = useKeyboardScrolling();
  const feed = useFeedMessages();
  const [failed, setFailed] = useState(false);
  const [seconds, setSeconds] = useItemState<number>('seconds', 0);
  const { src, contentType, description } = media;
  return (
    <div className={classNames(styles.root, styles.wide)} data-component="post-video">
      {failed ? (
        <div className={styles.failed} data-part="failed" ref={keyboardScrolling}>
          <IconVideo size="lg" />
          <p>{feed.videoFailed}</p>
          {description.trim() === '' ? null : <p className={styles.alternative}>{description}</p>}
        </div>
      ) : (
        // Members' videos have no captions, so the description of the video takes their place.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          aria-label={description.trim() === '' ? feed.videoBy(name) : description}
          className={styles.picture}
          controls
          data-part="video"
          onLoadedMetadata={({ currentTarget }) => {
            // A feed can unmount a post whose video was paused. When the post is mounted again, the video
            // starts where it was paused.
            if (currentTarget.currentTime < 0.01 && seconds > 0) currentTarget.currentTime = seconds;
          }}
          onPause={({ currentTarget }) => setSeconds(currentTarget.ended ? 0 : currentTarget.currentTime)}
          playsInline
          preload="metadata"
        >
          <source onError={() => setFailed(true)} src={`${src}${firstFrame}`} type={contentType} />
        </video>
      )}
    </div>
  );
}
