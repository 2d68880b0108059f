import { use, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { CardLink } from '../../components/card/card.tsx';
import { cardVariants } from '../../components/card/card.variants.ts';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconBookmarkFilled } from '../../icons/bookmark-filled.tsx';
import { IconBookmark } from '../../icons/bookmark.tsx';
import { IconPin } from '../../icons/pin.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import { distanceAway, type DistanceUnit } from './distance-away.ts';
import styles from './listing-card.module.css';
import { ListingPhoto, type ListingPhotoSource } from './listing-photo.tsx';
import { ListingViewContext } from './listing-view-context.ts';

export type ListingStatus = 'available' | 'reserved' | 'sold';

export type ListingCardProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** The title of the listing. */
  title: string;
  /** The address of the listing. The title is the link, and its click area is the whole card. */
  href?: string | undefined;
  /** The price: 0 for a free item, null if unknown. */
  price: number | null;
  /** The currency of the price, by its ISO 4217 code. */
  currency?: string;
  /** The category in the reader's language. */
  category?: string | undefined;
  /** The cover photo. If it is missing or fails to load, a drawing is shown. */
  photo?: ListingPhotoSource | null | undefined;
  /** The number of photos. It is shown if there are at least two. */
  photoCount?: number;
  /** The owner's name. */
  owner?: string | undefined;
  /** The date of the listing. */
  createdAt?: Date | string | undefined;
  /** The town. It is shown if the distance is unknown. */
  place?: string | undefined;
  /** The distance. */
  distance?: number | undefined;
  /** The unit of the distance. */
  distanceUnit?: DistanceUnit;
  /** The availability, shown as text on the photo. */
  status?: ListingStatus;
  /** Replaces the text of `status`, for example with “Reserved for you”. */
  statusLabel?: string | undefined;
  /** Whether the reader has saved the listing. */
  saved?: boolean;
  /** Called with the new value of `saved`. If omitted, the listing cannot be saved. */
  onSavedChange?: ((saved: boolean) => void) | undefined;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  /**
   * Loads the photo immediately. Set it for the first cards of a page, because their photos are visible when
   * the page opens.
   */
  eager?: boolean;
  /** The owner's buttons, below the facts. A press on one of them does not open the listing. */
  actions?: ReactNode;
};

/** A listing in a grid or list. */
export function ListingCard({
  title,
  href,
  price,
  currency = 'USD',
  category,
  photo,
  photoCount = 0,
  owner,
  createdAt,
  place,
  distance,
  distanceUnit = 'mile',
  status = 'available',
  statusLabel,
  saved = false,
  onSavedChange,
  headingLevel = 3,
  eager = false,
  actions,
  className,
  ...props
}: ListingCardProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const view = use(ListingViewContext);
  const cost = price === null ? null : price === 0 ? market.free : formatPrice(price, currency, locale);
  const where = distance === undefined ? place : distanceAway(market, locale, distance, distanceUnit);
  return (
    <article
      {...props}
      className={classNames(
        cardVariants({ padding: 'none' }),
        styles.root,
        view === 'list' && styles.row,
        className,
      )}
      data-component="listing-card"
      data-status={status}
      data-variant={view}
    >
      <ListingPhoto
        alt={photo?.description ?? ''}
        className={styles.photo}
        eager={eager}
        photo={photo}
        sizes={view === 'list' ? '12rem' : '(min-width: 35rem) 22rem, 50vw'}
      >
        <Stack align="start" className={styles.marks} gap={1}>
          {status === 'available' ? null : (
            <Badge data-part="status" tone={status === 'sold' ? 'neutral' : 'accent'}>
              {statusLabel ?? market[status]}
            </Badge>
          )}
          {photoCount > 1 ? <Badge data-part="photo-count">{market.photoCount(photoCount)}</Badge> : null}
        </Stack>
      </ListingPhoto>
      <Stack className={styles.body} gap={1}>
        {cost === null ? null : (
          <Text className={styles.price} data-part="price" serif size="xl" weight="medium">
            {cost}
          </Text>
        )}
        <Heading className={styles.title} data-part="title" level={headingLevel} size="sm">
          {href === undefined ? title : <CardLink href={href}>{title}</CardLink>}
        </Heading>
        <Text as="div" className={styles.facts} data-part="facts" size="sm" tone="muted">
          {where === undefined ? null : (
            <span className={styles.distance} data-part="distance">
              <IconPin size="sm" /> {where}
            </span>
          )}
          {category === undefined ? null : <span data-part="category">{category}</span>}
          {owner === undefined ? null : <span data-part="owner">{owner}</span>}
          {createdAt === undefined ? null : <Time format="date" value={createdAt} />}
        </Text>
        {actions === undefined ? null : (
          <div className={styles.above} data-part="actions">
            {actions}
          </div>
        )}
      </Stack>
      {onSavedChange === undefined ? null : (
        <ToggleButton
          className={styles.save}
          leadingIcon={saved ? <IconBookmarkFilled /> : <IconBookmark />}
          onPressedChange={onSavedChange}
          pressed={saved}
          size="sm"
        >
          <VisuallyHidden>{market.saveListing(title)}</VisuallyHidden>
        </ToggleButton>
      )}
    </article>
  );
}
