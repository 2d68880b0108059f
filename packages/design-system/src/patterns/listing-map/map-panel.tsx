import { useState, type MouseEvent, type Ref } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { CardLink } from '../../components/card/card.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { IconPin } from '../../icons/pin.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';
import styles from './listing-map.module.css';
import { nameOfGroup, type ListingMapPlace, type ListingMapSample } from './map-places.ts';

type MapPanelProps = {
  /** All places, or only those that share the chosen marker. */
  places: readonly ListingMapPlace[];
  /** The chosen place. */
  place: ListingMapPlace | null;
  /** Whether only some of the places are listed. */
  isGroup: boolean;
  drawn: ReadonlySet<string>;
  currency: string;
  headingLevel: 2 | 3 | 4;
  heading: Ref<HTMLHeadingElement>;
  onChoose: (id: string) => void;
  onBack: () => void;
  onOpen: ((id: string) => void) | undefined;
};

/** The number of places that are shown first. A button shows the rest. */
const FIRST = 10;

type SampleProps = Pick<MapPanelProps, 'currency' | 'onOpen'> & { sample: ListingMapSample };

function Sample({ sample: { id, title, price, href, status = 'available' }, currency, onOpen }: SampleProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const open = (event: MouseEvent) => {
    if (onOpen === undefined || hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <li className={styles.sample} data-part="sample">
      <CardLink href={href} onClick={open}>
        <bdi>{title}</bdi>
      </CardLink>
      <span className={styles.facts}>
        <Text as="span" data-part="price" serif size="lg">
          {price === 0 ? market.free : formatPrice(price, currency, locale)}
        </Text>
        {status === 'available' ? null : (
          <Badge tone={status === 'reserved' ? 'accent' : 'neutral'}>{market[status]}</Badge>
        )}
      </span>
    </li>
  );
}

type PlaceRowsProps = Pick<MapPanelProps, 'places' | 'drawn' | 'onChoose'>;

function PlaceRows({ places, drawn, onChoose }: PlaceRowsProps) {
  const market = useMarketMessages();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, FIRST);

  const showWhole = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is removed, so the first new entry gets the focus.
    const list = currentTarget.previousElementSibling;
    setWhole(true);
    requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('[data-place]')[FIRST]?.focus());
  };

  return (
    <>
      <Stack as="ul" className={styles.rows} data-part="places" gap={0} role="list">
        {shown.map(({ id, label, count }) => (
          <li key={id}>
            <button className={styles.row} data-place={id} onClick={() => onChoose(id)} type="button">
              <IconPin className={styles.pin} size="sm" />
              <span className={styles.name}>
                <bdi>{label}</bdi>
                <Text as="span" className={styles.note} size="sm" tone="muted">
                  {market.listingCount(count)}
                  {drawn.has(id) ? null : ` · ${market.notOnMap}`}
                </Text>
              </span>
              <IconChevronRight className={styles.pin} size="sm" />
            </button>
          </li>
        ))}
      </Stack>
      {shown.length < places.length ? (
        <Button fullWidth onClick={showWhole} size="sm" variant="ghost">
          {market.showAllPlaces(places.length)}
        </Button>
      ) : null}
    </>
  );
}

/**
 * The list of places next to the map. It contains everything that the map shows, for readers who cannot see the map.
 */
export function MapPanel({
  places,
  place,
  isGroup,
  drawn,
  currency,
  headingLevel,
  heading,
  onChoose,
  onBack,
  onOpen,
}: MapPanelProps) {
  const market = useMarketMessages();
  const hasBack = isGroup || place !== null;
  const listings = market.listingCount(place?.count ?? places.reduce((sum, { count }) => sum + count, 0));

  return (
    <section aria-label={market.places} className={styles.panel} data-part="panel">
      <header className={styles.header}>
        {hasBack ? (
          <Button
            className={styles.back}
            leadingIcon={<IconChevronLeft size="sm" />}
            onClick={onBack}
            size="sm"
            variant="ghost"
          >
            {place !== null && isGroup ? nameOfGroup(places, market) : market.allPlaces}
          </Button>
        ) : null}
        <Heading data-part="title" level={headingLevel} ref={heading} size="sm" tabIndex={-1}>
          <bdi>{place?.label ?? (isGroup ? nameOfGroup(places, market) : market.places)}</bdi>
        </Heading>
        <Text data-part="count" size="sm" tone="muted">
          {place === null && !isGroup
            ? market.placeOnMap(market.placeCount(places.length), listings)
            : listings}
        </Text>
      </header>
      {place === null ? (
        <PlaceRows drawn={drawn} onChoose={onChoose} places={places} />
      ) : (
        <>
          <Stack as="ul" className={styles.rows} data-part="samples" gap={0} role="list">
            {place.samples.map((sample) => (
              <Sample currency={currency} key={sample.id} onOpen={onOpen} sample={sample} />
            ))}
          </Stack>
          {place.href === undefined ? null : (
            <ButtonLink className={styles.all} data-part="all" href={place.href} variant="secondary">
              {market.seeAllNear(place.label)}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
