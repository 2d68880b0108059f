import type { ComponentProps } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { CardLink } from '../../components/card/card.tsx';
import { cardVariants } from '../../components/card/card.variants.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Text } from '../../components/text/text.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconClose } from '../../icons/close.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import type { ListingStatus } from '../listing-card/listing-card.tsx';
import { ListingPhoto, type ListingPhotoSource } from '../listing-card/listing-photo.tsx';
import styles from './listing-reference.module.css';

export type ListingReferenceProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The title of the listing. */
  title: string;
  /** The price: 0 for a free item, null if unknown. */
  price: number | null;
  /** The currency of the price, by its ISO 4217 code. */
  currency?: string;
  /** The cover photo. If it is missing or fails to load, a drawing is shown. */
  photo?: ListingPhotoSource | null | undefined;
  /** The address of the listing. The whole reference is the click area. */
  href?: string | undefined;
  /** The town. */
  place?: string | undefined;
  /** The availability, shown as text. Use `gone` for a deleted listing. */
  status?: ListingStatus | 'gone';
  /** Called to remove the reference before the first message about the listing is sent. */
  onRemove?: (() => void) | undefined;
};

/** A compact listing, in a conversation about it or in a short list. */
export function ListingReference({
  title,
  price,
  currency = 'USD',
  photo,
  href,
  place,
  status = 'available',
  onRemove,
  className,
  ...props
}: ListingReferenceProps) {
  const market = useMarketMessages();
  const chat = useChatMessages();
  const locale = useLocale();
  const cost = price === null ? null : price === 0 ? market.free : formatPrice(price, currency, locale);
  const text = { reserved: market.reserved, sold: market.sold, gone: market.noLongerOffered };
  return (
    <div
      {...props}
      className={classNames(cardVariants({ padding: 'none' }), styles.root, className)}
      data-component="listing-reference"
      data-status={status}
    >
      <ListingPhoto alt="" className={styles.photo} photo={photo} sizes="4.5rem" />
      <div className={styles.texts}>
        <p className={styles.title} data-part="title">
          {href === undefined || status === 'gone' ? (
            <bdi>{title}</bdi>
          ) : (
            <CardLink href={href}>
              <bdi>{title}</bdi>
            </CardLink>
          )}
        </p>
        <div className={styles.facts}>
          {cost === null || status === 'gone' ? null : (
            <Text as="span" data-part="price" size="sm">
              {cost}
            </Text>
          )}
          {place === undefined || status === 'gone' ? null : (
            <Text as="span" data-part="place" size="sm" tone="muted">
              {place}
            </Text>
          )}
          {status === 'available' ? null : (
            <Badge data-part="status" tone={status === 'reserved' ? 'accent' : 'neutral'}>
              {text[status]}
            </Badge>
          )}
        </div>
      </div>
      {onRemove === undefined ? null : (
        <IconButton icon={<IconClose />} label={`${chat.remove}: ${title}`} onClick={onRemove} />
      )}
    </div>
  );
}
