import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { middleOf, spreadOf } from '../../utilities/pointers.ts';
import type { MapOutline, MapPoint } from './map-outline.ts';
import { MAX_SCALE, moved, zoomed, type MapView } from './map-view.ts';

/** If the pointer moves more than this distance, it is a drag and not a click. */
const SLACK = 5;

type Gestures = {
  board: RefObject<HTMLElement | null>;
  outline: MapOutline;
  view: MapView;
  /** Called with the change of the view during a drag. It must be applied without a transition. */
  onMove: (change: (view: MapView) => MapView) => void;
};

/** Moves and zooms a map with mouse, touch and wheel. The page around it can still be scrolled. */
export function useMapGestures({ board, outline, view, onMove }: Gestures) {
  const pressed = useRef(new Map<number, MapPoint>());
  const start = useRef<MapPoint>({ x: 0, y: 0 });

  const unitsOf = (element: HTMLElement) => outline.width / element.getBoundingClientRect().width;

  const placeOn = (element: HTMLElement, { x, y }: MapPoint): MapPoint => {
    const box = element.getBoundingClientRect();
    return { x: (x - box.left) * unitsOf(element), y: (y - box.top) * unitsOf(element) };
  };

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    const { current } = board;
    if (current === null) return;
    const hasModifier = event.ctrlKey || event.metaKey;
    if (!hasModifier && !current.contains(document.activeElement)) return;
    // If the map cannot zoom any further, the wheel scrolls the page.
    if (!hasModifier && (event.deltaY < 0 ? view.scale >= MAX_SCALE : view.scale <= 1)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad arrives as wheel events with Control, in far smaller steps.
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.003));
    const at = placeOn(current, { x: event.clientX, y: event.clientY });
    onMove((before) => zoomed(before, factor, outline, at));
  });

  useEffect(() => {
    const { current } = board;
    if (current === null) return undefined;
    const keepTwoFingers = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const wheel = (event: WheelEvent) => turnWheel(event);
    current.addEventListener('wheel', wheel, { passive: false });
    current.addEventListener('touchmove', keepTwoFingers, { passive: false });
    return () => {
      current.removeEventListener('wheel', wheel);
      current.removeEventListener('touchmove', keepTwoFingers);
    };
  }, [board]);

  const release = ({ pointerId }: PointerEvent) => {
    pressed.current.delete(pointerId);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (event.isPrimary) pressed.current.clear();
      const point = { x: event.clientX, y: event.clientY };
      if (pressed.current.size === 0) start.current = point;
      pressed.current.set(event.pointerId, point);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const points = pressed.current;
      if (!points.has(event.pointerId)) return;
      // The button was released outside the window before the map had captured the pointer, so the drag has ended.
      if (event.buttons === 0) {
        release(event);
        return;
      }
      const element = event.currentTarget;
      const point = { x: event.clientX, y: event.clientY };
      const before = [...points.values()];
      const isHeld = element.hasPointerCapture(event.pointerId);
      if (points.size === 1 && !isHeld && spreadOf([start.current, point]) < SLACK) return;
      if (!isHeld) element.setPointerCapture(event.pointerId);

      points.set(event.pointerId, point);
      const after = [...points.values()];
      const from = placeOn(element, middleOf(before));
      const to = placeOn(element, middleOf(after));
      const growth = points.size === 2 ? spreadOf(after) / Math.max(1, spreadOf(before)) : 1;
      onMove((seen) =>
        moved(zoomed(seen, growth, outline, from), { x: to.x - from.x, y: to.y - from.y }, outline),
      );
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      // The browser captures touch for the element under the finger. As soon as the finger moves, the map takes over
      // the capture. So the gesture ends only when the map itself loses the capture.
      if (event.target === event.currentTarget) release(event);
    },
  };
}
