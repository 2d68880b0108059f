import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { IconExpand } from '../../icons/expand.tsx';
import { useDirection } from '../../provider/design-system-context.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';
import { ListingPhoto, type ListingPhotoSource } from '../listing-card/listing-photo.tsx';
import styles from './photo-gallery.module.css';

type PhotoGalleryProps = {
  /** The alternative text for photos without a description. */
  title: string;
  photos: readonly ListingPhotoSource[];
};

type Viewer = {
  readonly Lightbox: typeof import('../lightbox/lightbox.tsx').Lightbox;
};

const load = () => import('../lightbox/lightbox.tsx');

const preload = () => {
  load().catch(() => undefined);
};

/** A strip of photos that people can swipe. Arrow keys, buttons and thumbnails move it too. */
export function PhotoGallery({ title, photos }: PhotoGalleryProps) {
  const market = useMarketMessages();
  const direction = useDirection();
  const strip = useRef<HTMLDivElement>(null);
  // The photo to which the strip is scrolling. Photos that it passes are not marked as current.
  const destination = useRef<number | null>(null);
  const [wanted, setShown] = useState(0);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [isLarge, setLarge] = useState(false);
  const id = useId();
  const last = photos.length - 1;
  // The site can remove photos, so the index is limited to the last photo.
  const shown = Math.min(wanted, last);

  const show = (index: number) => {
    const bounded = Math.min(Math.max(index, 0), last);
    const element = strip.current;
    setShown(bounded);
    if (bounded !== shown) destination.current = bounded;
    element?.scrollTo({ left: bounded * element.clientWidth * (direction === 'rtl' ? -1 : 1) });
  };

  // The position at the end of a swipe decides which photo is current.
  const handleScroll = () => {
    const element = strip.current;
    if (element === null || element.clientWidth === 0) return;
    const position = Math.abs(element.scrollLeft) / element.clientWidth;
    const nearest = Math.round(position);
    if (Math.abs(position - nearest) > 0.02) return;
    if (destination.current !== null && Math.min(destination.current, last) !== nearest) return;
    destination.current = null;
    setShown(nearest);
  };

  const stopFollowing = () => {
    destination.current = null;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forward]: shown + 1, [backward]: shown - 1, Home: 0, End: last }[event.key];
    if (target === undefined || hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    show(target);
  };

  // Few readers open the lightbox, so its code is loaded when the first photo is about to open.
  const enlarge = async () => {
    try {
      setViewer(await load());
      setLarge(true);
    } catch {
      // If the code cannot be loaded, for example without a connection, the photo can be pressed again.
    }
  };

  if (photos.length === 0)
    return (
      <div className={styles.root} data-component="photo-gallery">
        <ListingPhoto alt="" className={styles.frame} photo={null} sizes="" />
      </div>
    );

  const many = photos.length > 1;
  // The keys of the strip also work on its buttons. These keys do not work in the lightbox, which has its own keys.
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        aria-label={market.photos}
        aria-roledescription={market.gallery}
        className={styles.root}
        data-component="photo-gallery"
        onKeyDown={many ? handleKeyDown : undefined}
        role="group"
      >
        <div className={styles.stage}>
          <div
            aria-label={market.photoPosition(shown + 1, photos.length)}
            className={styles.strip}
            data-part="strip"
            onPointerDown={stopFollowing}
            onScroll={handleScroll}
            onWheel={stopFollowing}
            ref={strip}
            role="group"
            // A scroll container must be focusable for keyboard users.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={many ? 0 : undefined}
          >
            {photos.map((photo, index) => (
              <ListingPhoto
                alt={
                  photo.description?.trim() || `${title}, ${market.photoPosition(index + 1, photos.length)}`
                }
                aria-hidden={index === shown ? undefined : true}
                className={styles.frame}
                eager={index === 0}
                key={photo.src}
                onClick={() => void enlarge()}
                photo={photo}
                sizes="(min-width: 56rem) 34rem, 100vw"
                whole
              />
            ))}
          </div>
          <IconButton
            className={styles.enlarge}
            icon={<IconExpand />}
            label={market.viewLarge}
            onClick={() => void enlarge()}
            onFocus={preload}
            onPointerEnter={preload}
            variant="secondary"
          />
          {many ? (
            <>
              <IconButton
                aria-disabled={shown === 0}
                className={styles.previous}
                icon={<IconChevronLeft />}
                label={market.previousPhoto}
                onClick={() => show(shown - 1)}
                variant="secondary"
              />
              <IconButton
                aria-disabled={shown === last}
                className={styles.next}
                icon={<IconChevronRight />}
                label={market.nextPhoto}
                onClick={() => show(shown + 1)}
                variant="secondary"
              />
            </>
          ) : null}
        </div>
        {many ? (
          <>
            <ul className={styles.thumbnails} data-part="thumbnails">
              {photos.map((photo, index) => (
                <li key={photo.src}>
                  <button
                    aria-current={index === shown ? 'true' : undefined}
                    aria-label={market.showPhoto(index + 1)}
                    className={styles.thumbnail}
                    onClick={() => show(index)}
                    type="button"
                  >
                    <ListingPhoto alt="" photo={photo} sizes="5rem" />
                  </button>
                </li>
              ))}
            </ul>
            <Text aria-live="polite" data-part="position" size="sm" tone="muted">
              {market.photoPosition(shown + 1, photos.length)}
            </Text>
          </>
        ) : null}
      </div>
      {viewer === null ? null : (
        <viewer.Lightbox
          currentId={`${id}${shown}`}
          onCurrentIdChange={(chosen) => show(Number(chosen.slice(id.length)))}
          onOpenChange={setLarge}
          open={isLarge}
          pictures={photos.map(({ description, ...photo }, index) => ({
            ...photo,
            id: `${id}${index}`,
            name: description?.trim() || `${title}, ${market.photoPosition(index + 1, photos.length)}`,
            caption: description?.trim() || undefined,
          }))}
          title={title}
        />
      )}
    </>
  );
}
