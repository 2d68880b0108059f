import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import styles from './listing-photo.module.css';

export type ListingPhotoSource = {
  /** The address of the largest version. */
  readonly src: string;
  /** The address of every version, with its width in pixels. */
  readonly sources?: readonly { readonly url: string; readonly width: number }[];
  /** The size of the largest version. */
  readonly width?: number;
  readonly height?: number;
  /** The alternative text. It can be empty. */
  readonly description?: string;
  /** A ThumbHash in base64. Its blurred preview is shown until the photo has loaded. */
  readonly placeholder?: string | null;
};

export type ListingPhotoProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The photo. If it is missing or fails to load, a drawing is shown. */
  photo: ListingPhotoSource | null | undefined;
  /** The alternative text. */
  alt: string;
  /** The displayed width, in the format of the attribute `sizes`. */
  sizes: string;
  /** Loads the photo immediately. Set it if the photo is visible when the page opens. */
  eager?: boolean;
  /** Shows the whole photo on a plain background, instead of filling the frame. */
  whole?: boolean;
  /** Content on top of the photo. */
  children?: ReactNode;
};

/** A photo in a frame of fixed size. */
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
          <path d="M50 101V62a47 47 0 0 1 30-43 47 47 0 0 1 30 43v39M56 101V63a41 41 0 0 1 24-37 41 41 0 0 1 24 37v38M42 101h76v5H42z" />
          <path d="M80 61c-4-3-4-9 0-13 4 4 4 10 0 13Zm1 1c3-4 9-4 13 0-4 4-10 4-13 0Zm-1 1c4 3 4 9 0 13-4-4-4-10 0-13Zm-1-1c-3 4-9 4-13 0 4-4 10-4 13 0Z" />
        </svg>
      )}
      {children}
    </div>
  );
}
