import {
  useId,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';
import styles from './listing-map.module.css';
import { MapControls } from './map-controls.tsx';
import { directionOf, gathered, nextTowards, type MapGroup } from './map-groups.ts';
import { MapMark } from './map-mark.tsx';
import type { MapOutline, MapPoint } from './map-outline.ts';
import { isChosen, type Choice, type PlacedPlace } from './map-places.ts';
import { MAX_SCALE, moved, seenAt, wholeMap, zoomed, type MapView } from './map-view.ts';
import { useMapGestures } from './use-map-gestures.ts';

type MapBoardProps = {
  outline: MapOutline;
  places: readonly PlacedPlace[];
  choice: Choice;
  view: MapView;
  /** Whether the reader is dragging the map. Its transition is then off. */
  held: boolean;
  onViewChange: (change: (view: MapView) => MapView, held: boolean) => void;
  onChoose: (group: MapGroup<PlacedPlace>) => void;
  element: RefObject<HTMLDivElement | null>;
};

/** The minimum distance of markers in pixels. Markers are 44 px wide, and there is a small gap. */
const APART = 48;
/** The width that is assumed until the map is measured. */
const ASSUMED_WIDTH = 640;
/** One step moves the map by this fraction of its visible part. */
const STEP = 0.3;

/** Returns the width of an element. Updates when the element is resized. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(ASSUMED_WIDTH);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setWidth(current.clientWidth || ASSUMED_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The map with its markers and buttons. */
export function MapBoard({
  outline,
  places,
  choice,
  view,
  held,
  onViewChange,
  onChoose,
  element,
}: MapBoardProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const hint = useId();
  const width = useWidth(element);
  const [active, setActive] = useState<string | null>(null);
  const unitsPerPixel = outline.width / width;

  // The scale is rounded to steps, so that markers do not regroup during every movement of a pinch. It is
  // rounded down, so that markers are never closer than the minimum distance.
  const step = 2 ** (Math.floor(Math.log2(view.scale) * 2) / 2);
  const marks = gathered(places, (APART * unitsPerPixel) / step)
    .map((group) => ({ ...group, seen: seenAt(view, group.point) }))
    .filter(({ seen }) => seen.x >= 0 && seen.x <= outline.width && seen.y >= 0 && seen.y <= outline.height);
  const inSight = marks.reduce((sum, { items }) => sum + items.length, 0);
  const reached = marks.some(({ id }) => id === active) ? active : (marks[0]?.id ?? null);

  const gestures = useMapGestures({
    board: element,
    outline,
    view,
    onMove: (change) => onViewChange(change, true),
  });

  const go = (change: (view: MapView) => MapView) => onViewChange(change, false);
  const move = (direction: MapPoint) =>
    go((seen) =>
      moved(
        seen,
        { x: -direction.x * STEP * outline.width, y: -direction.y * STEP * outline.height },
        outline,
      ),
    );
  const zoom = (factor: number, at?: MapPoint) => go((seen) => zoomed(seen, factor, outline, at));
  const showWhole = () => go(() => wholeMap);

  const markOf = (id: string) =>
    element.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (hasModifier(event)) return;
    const { mark } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const from = marks.find(({ id }) => id === mark);
    const direction = directionOf(event.key);
    const next = from === undefined || direction === null ? null : nextTowards(from.point, direction, marks);

    if (next !== null) markOf(next.id)?.focus();
    else if (direction !== null) move(direction);
    else if (event.key === '+' || event.key === '=') zoom(2, from?.seen);
    else if (event.key === '-') zoom(1 / 2, from?.seen);
    else if (event.key === '0') showWhole();
    else return;
    event.preventDefault();
    // If the focused marker disappears or is merged with another, the map gets the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) element.current?.focus();
    });
  };

  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(view.scale);
  const end = { x: outline.width * (1 - view.scale), y: outline.height * (1 - view.scale) };
  return (
    <div className={styles.map} data-part="map">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role allows keys and gestures */}
      <div
        {...gestures}
        aria-describedby={hint}
        aria-label={market.mapLabel}
        className={styles.board}
        data-held={held || undefined}
        data-part="board"
        data-zoomed={view.scale > 1 || undefined}
        dir="ltr"
        onKeyDown={onKeyDown}
        ref={element}
        role="application"
        style={{ aspectRatio: `${outline.width} / ${outline.height}` }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the map needs the focus to receive its keys
        tabIndex={0}
      >
        <svg
          aria-hidden="true"
          className={styles.drawing}
          focusable="false"
          viewBox={`0 0 ${outline.width} ${outline.height}`}
        >
          <g
            className={styles.moved}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            <path className={styles.land} d={outline.land} />
            <path d={outline.borders} />
            <path className={styles.frames} d={outline.frames} />
          </g>
        </svg>
        {marks.map((mark) => (
          <MapMark
            chosen={mark.items.some(({ id }) => isChosen(choice, id))}
            group={mark}
            key={mark.id}
            onChoose={() => onChoose(mark)}
            onReach={() => setActive(mark.id)}
            reached={mark.id === reached}
            style={
              {
                insetInlineStart: `${(100 * mark.seen.x) / outline.width}%`,
                insetBlockStart: `${(100 * mark.seen.y) / outline.height}%`,
              } satisfies CSSProperties
            }
          />
        ))}
      </div>
      <VisuallyHidden id={hint}>{market.mapHint}</VisuallyHidden>
      <VisuallyHidden role="status">
        {view.scale === 1 ? '' : market.placeOnMap(market.zoomLevel(percent), market.placeCount(inSight))}
      </VisuallyHidden>
      <MapControls
        canZoomIn={view.scale < MAX_SCALE}
        canZoomOut={view.scale > 1}
        hidden={{ left: view.x < 0, right: view.x > end.x, up: view.y < 0, down: view.y > end.y }}
        onMove={move}
        onWhole={showWhole}
        onZoom={zoom}
      />
    </div>
  );
}
