import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconArrowUp } from '../../icons/arrow-up.tsx';
import { IconExpand } from '../../icons/expand.tsx';
import { IconMinus } from '../../icons/minus.tsx';
import { IconPlus } from '../../icons/plus.tsx';
import styles from './listing-map.module.css';
import type { MapPoint } from './map-outline.ts';

type MapControlsProps = {
  /** The directions in which a part of the map is outside the view. */
  hidden: { left: boolean; right: boolean; up: boolean; down: boolean };
  canZoomIn: boolean;
  canZoomOut: boolean;
  onMove: (direction: MapPoint) => void;
  onZoom: (factor: number) => void;
  onWhole: () => void;
};

const ways = [
  { name: 'left', label: 'moveLeft', direction: { x: -1, y: 0 } },
  { name: 'up', label: 'moveUp', direction: { x: 0, y: -1 } },
  { name: 'down', label: 'moveDown', direction: { x: 0, y: 1 } },
  { name: 'right', label: 'moveRight', direction: { x: 1, y: 0 } },
] as const;

/** A disabled button stays visible and focusable. */
const can = (able: boolean, run: () => void) => ({
  'aria-disabled': able ? undefined : true,
  onClick: able ? run : undefined,
});

/** Buttons that move and zoom the map, for people who use a keyboard or assistive technology. */
export function MapControls({ hidden, canZoomIn, canZoomOut, onMove, onZoom, onWhole }: MapControlsProps) {
  const market = useMarketMessages();
  return (
    <Stack className={styles.controls} data-part="controls" direction="row" gap={0} justify="between" wrap>
      <div className={styles.ways} dir="ltr">
        {ways.map(({ name, label, direction }) => (
          <IconButton
            icon={<IconArrowUp data-way={name} />}
            key={name}
            label={market[label]}
            {...can(hidden[name], () => onMove(direction))}
          />
        ))}
      </div>
      <div className={styles.ways}>
        <IconButton icon={<IconExpand />} label={market.wholeMap} {...can(canZoomOut, onWhole)} />
        <IconButton icon={<IconMinus />} label={market.zoomOut} {...can(canZoomOut, () => onZoom(1 / 2))} />
        <IconButton icon={<IconPlus />} label={market.zoomIn} {...can(canZoomIn, () => onZoom(2))} />
      </div>
    </Stack>
  );
}
