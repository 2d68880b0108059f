import type { CSSProperties } from 'react';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import styles from './listing-map.module.css';
import type { MapGroup } from './map-groups.ts';
import { nameOfGroup, type PlacedPlace } from './map-places.ts';

type MapMarkProps = {
  group: MapGroup<PlacedPlace>;
  chosen: boolean;
  /**
   * Whether this marker is the only tab stop of the map. The arrow keys move to the other markers (roving tabindex).
   */
  reached: boolean;
  onChoose: () => void;
  onReach: () => void;
  style: CSSProperties;
};

/** A marker for one or several places, with the number of listings. */
export function MapMark({ group, chosen, reached, onChoose, onReach, style }: MapMarkProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const { id, count, items } = group;
  return (
    <button
      aria-label={market.placeOnMap(nameOfGroup(items, market), market.listingCount(count))}
      aria-pressed={chosen}
      className={styles.mark}
      data-mark={id}
      data-part="mark"
      data-size={count > 99 ? 'lg' : count > 9 ? 'md' : 'sm'}
      data-variant={items.length > 1 ? 'several' : 'one'}
      onClick={onChoose}
      onFocus={onReach}
      style={style}
      tabIndex={reached ? 0 : -1}
      type="button"
    >
      <span className={styles.figure}>{new Intl.NumberFormat(locale).format(count)}</span>
    </button>
  );
}
