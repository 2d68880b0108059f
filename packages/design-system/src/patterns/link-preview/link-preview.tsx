import { useState, type ComponentProps } from 'react';
import { cardVariants } from '../../components/card/card.variants.ts';
import { TextLink } from '../../components/linked-text/text-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { pictureOfThumbHash } from '../../utilities/thumb-hash.ts';
import styles from './link-preview.module.css';

export type LinkPreviewPicture = {
  /** The address of the largest version. */
  readonly src: string;
  /** The address of every version, with its width in pixels. */
  readonly sources: readonly { readonly url: string; readonly width: number }[];
  /** A ThumbHash in base64. Its blurred preview is shown until the picture has loaded. */
  readonly placeholder?: string | null | undefined;
};

export type LinkPreviewProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The http or https address of the page. */
  url: string;
  /** The title that the website gives the page. */
  title: string;
  /** The website's description of the page. It can be empty. */
  description?: string;
  /** The picture of the page. It only decorates the preview. */
  picture?: LinkPreviewPicture | null;
};

/** A page to which a member's text links, as its website describes it. */
export function LinkPreview({
  url,
  title,
  description = '',
  picture = null,
  className,
  ...props
}: LinkPreviewProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const address = new URL(url);
  const backdrop = state === 'loading' ? pictureOfThumbHash(picture?.placeholder) : null;
  return (
    <div
      {...props}
      className={classNames(cardVariants({ padding: 'none' }), styles.root, className)}
      data-component="link-preview"
    >
      {picture === null || state === 'failed' ? null : (
        <div
          className={styles.picture}
          data-part="picture"
          style={{ backgroundImage: backdrop === null ? undefined : `url("${backdrop}")` }}
        >
          <img
            alt=""
            className={styles.image}
            decoding="async"
            loading="lazy"
            onError={() => setState('failed')}
            onLoad={() => setState('loaded')}
            sizes="9rem"
            src={picture.src}
            srcSet={picture.sources.map((source) => `${source.url} ${source.width}w`).join(', ') || undefined}
          />
        </div>
      )}
      <div className={styles.texts}>
        <p className={styles.host} data-part="host" dir="ltr">
          {address.host.replace(/^www\./u, '')}
        </p>
        <p className={styles.title} data-part="title" dir="auto">
          <TextLink className={styles.link ?? ''} url={address}>
            {title}
          </TextLink>
        </p>
        {description === '' ? null : (
          <p className={styles.description} data-part="description" dir="auto">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
