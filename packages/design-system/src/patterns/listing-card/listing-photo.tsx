import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import styles from './listing-photo.module.css';

export type ListingPhotoSource = {
  /** The largest rendering. */
  readonly src: string;
  /** Every rendering, with its width in pixels. */
  readonly sources?: readonly { readonly url: string; readonly width: number }[];
  /** The size of the largest rendering. */
  readonly width?: number;
  readonly height?: number;
  /** What is to be seen; may be empty. */
  readonly description?: string;
  /** A ThumbHash in base64, shown until the photo is there. */
  readonly placeholder?: string | null;
};

export type ListingPhotoProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The photo. Without one, or if it fails, a niche is drawn that waits for something. */
  photo: ListingPhotoSource | null | undefined;
  /** What is read out for the photo. */
  alt: string;
  /** How wide the photo stands, as the attribute `sizes` says it. */
  sizes: string;
  /** The photo is in sight from the start. */
  eager?: boolean;
  /** Shows the whole of the photo on a plain ground, instead of filling the frame. */
  whole?: boolean;
  /** What lies over the photo. */
  children?: ReactNode;
};

/** A photo in a frame whose size never depends on it. */
export function ListingPhoto({
  photo,
  alt,
  sizes,
  eager = false,
  whole = false,
  className,
  children,
  style,
  ...props
}: ListingPhotoProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const src = photo?.src ?? '';
  const shown = src !== '' && src !== failed;
  const backdrop = shown && loaded !== src ? pictureOfThumbHash(photo?.placeholder) : null;
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="listing-photo"
      data-state={shown ? 'shown' : 'missing'}
      style={{ backgroundImage: backdrop === null ? undefined : `url("${backdrop}")`, ...style }}
    >
      {shown ? (
        <img
          alt={alt}
          className={classNames(styles.image, whole && styles.whole)}
          data-part="image"
          decoding="async"
          draggable={false}
          height={photo?.height}
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setFailed(src)}
          onLoad={() => setLoaded(src)}
          sizes={sizes}
          src={src}
          srcSet={photo?.sources?.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
          width={photo?.width}
        />
      ) : (
        <svg
          aria-hidden="true"
          className={styles.missing}
          data-part="missing"
          focusable="false"
          viewBox="0 0 160 120"
        >
          <path d="M48 120V66a49 49 0 0 1 32-46 49 49 0 0 1 32 46v54M54 120V67a43 43 0 0 1 26-39.5 43 43 0 0 1 26 39.5v53" />
          <path d="M40 114h80M44 108h72" />
          <path d="M80 52v26M71.5 60.5h17" />
        </svg>
      )}
      {children}
    </div>
  );
}
