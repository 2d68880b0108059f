import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Badge } from '../../components/badge/badge.tsx';
import { Link } from '../../components/link/link.tsx';
import { LinkedText } from '../../components/linked-text/linked-text.tsx';
import { Separator } from '../../components/separator/separator.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconChurch } from '../../icons/church.tsx';
import { IconPin } from '../../icons/pin.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { distanceAway, type DistanceUnit } from '../listing-card/distance-away.ts';
import type { ListingStatus } from '../listing-card/listing-card.tsx';
import type { ListingPhotoSource } from '../listing-card/listing-photo.tsx';
import { ListingActions, type ListingDetailActions } from './listing-actions.tsx';
import styles from './listing-detail.module.css';
import { PhotoGallery } from './photo-gallery.tsx';

export type ListingOwner = {
  /** The full name. */
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  /** The picture. */
  readonly picture?: string | null;
  /** The address of the profile. */
  readonly href?: string;
  /** More lines, such as how fast the owner answers. If they are still loading, pass an empty list to reserve space. */
  readonly facts?: readonly string[];
  /** A link to the other listings of the owner. */
  readonly listings?: { readonly href: string; readonly label: string } | undefined;
};

export type ListingDetailItem = {
  readonly term: string;
  readonly value: string;
};

export type ListingMeetingPoint = {
  readonly label: string;
  /** The address of its page. */
  readonly href?: string;
  /** A line of advice, for example about safety. */
  readonly note?: string;
};

export type ListingDetailProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The title. It is also the alternative text of photos without a description. */
  title: string;
  /** The price: 0 for a free item. */
  price: number;
  /** The currency of the price, by its ISO 4217 code. */
  currency?: string;
  /** The category in the reader's language. */
  category?: string | undefined;
  /** The details of its category, such as the make and the year of a car. */
  details?: readonly ListingDetailItem[];
  /** Plain text with line breaks, which are kept. */
  description: string;
  /** The photos. The cover photo is first. */
  photos: readonly ListingPhotoSource[];
  /** The owner. Leave it out if the reader must not see who sells. */
  owner?: ListingOwner | undefined;
  /** The town or the diocese. For privacy, never a street address. */
  place?: string | undefined;
  /** A public place where the reader can meet the owner, such as a parish. */
  meetingPoint?: ListingMeetingPoint | undefined;
  /** The distance. */
  distance?: number | undefined;
  /** The unit of the distance. */
  distanceUnit?: DistanceUnit;
  /** The date of the listing. */
  createdAt?: Date | string | undefined;
  /** The availability, shown as text. */
  status?: ListingStatus;
  /** Replaces the text of `status`, for example with “Reserved for you”. */
  statusLabel?: string | undefined;
  /** The offers of members, for the owner: an OfferList. */
  offers?: ReactNode;
  /** The actions for the reader or the owner. Each is shown only if its callback is given. */
  actions: ListingDetailActions;
};

const none: readonly ListingDetailItem[] = [];

function Owner(owner: ListingOwner) {
  const market = useMarketMessages();
  const { name, href, facts, listings, picture } = owner;
  return (
    <Stack align="start" direction="row" gap={3}>
      <Avatar name={namePartsOf(owner)} src={picture} />
      <div className={styles.owner}>
        <Text size="sm" tone="muted">
          {market.seller}
        </Text>
        <Text data-part="owner" weight="semibold">
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={href} standalone>
              <bdi>{name}</bdi>
            </Link>
          )}
        </Text>
        {facts === undefined ? null : (
          <div className={styles.ownerFacts} data-part="owner-facts">
            {facts.map((fact) => (
              <Text key={fact} size="sm" tone="muted">
                {fact}
              </Text>
            ))}
            {listings === undefined ? null : (
              <Text size="sm">
                <Link href={listings.href} standalone>
                  {listings.label}
                </Link>
              </Text>
            )}
          </div>
        )}
      </div>
    </Stack>
  );
}

function MeetingPoint({ label, href, note }: ListingMeetingPoint) {
  return (
    <Stack align="start" data-part="meeting-point" direction="row" gap={3}>
      <IconChurch />
      <div className={styles.owner}>
        <Text size="sm" weight="medium">
          {href === undefined ? (
            label
          ) : (
            <Link href={href} standalone>
              {label}
            </Link>
          )}
        </Text>
        {note === undefined ? null : (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** The details of a listing. The title comes from the dialog or the page around them. */
export function ListingDetail({
  title,
  price,
  currency = 'USD',
  category,
  details = none,
  description,
  photos,
  owner,
  place,
  meetingPoint,
  distance,
  distanceUnit = 'mile',
  createdAt,
  status = 'available',
  statusLabel,
  offers,
  actions,
  className,
  ...props
}: ListingDetailProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const away = distance === undefined ? undefined : distanceAway(market, locale, distance, distanceUnit);
  const where = [place, away].filter((part) => part !== undefined).join(' · ');
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="listing-detail"
      data-status={status}
    >
      <div className={styles.columns}>
        <PhotoGallery photos={photos} title={title} />
        <Stack gap={4}>
          <Stack gap={1}>
            <Stack direction="row" gap={2} wrap>
              {category === undefined ? null : (
                <Text as="span" data-part="category" size="sm" tone="accent" weight="semibold">
                  {category}
                </Text>
              )}
              {status === 'available' ? null : (
                <Badge data-part="status" tone={status === 'sold' ? 'neutral' : 'accent'}>
                  {statusLabel ?? market[status]}
                </Badge>
              )}
            </Stack>
            <Text className={styles.price} data-part="price" serif size="xl" weight="medium">
              {price === 0 ? market.free : formatPrice(price, currency, locale)}
            </Text>
          </Stack>
          {Object.keys(actions).length === 0 ? null : <ListingActions {...actions} status={status} />}
          {offers}
          {details.length === 0 ? null : (
            <dl className={styles.details} data-part="details">
              {details.map(({ term, value }) => (
                <div className={styles.detail} key={term}>
                  <Text as="dt" size="sm" tone="muted">
                    {term}
                  </Text>
                  <Text as="dd" dir="auto" weight="medium">
                    {value}
                  </Text>
                </div>
              ))}
            </dl>
          )}
          {description.trim() === '' ? null : (
            <Text as="div" data-part="description" dir="auto" multiline>
              <LinkedText>{description}</LinkedText>
            </Text>
          )}
          <Separator />
          <Text as="div" className={styles.facts} data-part="facts" size="sm" tone="muted">
            {where === '' ? null : (
              <span className={styles.place} data-part="place">
                <IconPin size="sm" /> {where}
              </span>
            )}
            {createdAt === undefined ? null : (
              <span>
                {market.listedOn} <Time format="date" value={createdAt} />
              </span>
            )}
          </Text>
          {meetingPoint === undefined ? null : <MeetingPoint {...meetingPoint} />}
          {owner === undefined ? null : <Owner {...owner} />}
        </Stack>
      </div>
    </div>
  );
}
