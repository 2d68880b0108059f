import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { middleOf, spreadOf, type Point } from '../../utilities/pointers.ts';
import type { CropArea } from './crop-area.ts';
import { coverOf, moved, placedAt, placeOf, zoomed, zoomOf } from './crop-geometry.ts';

type Crop = { readonly cover: CropArea; readonly area: CropArea };

type CropOptions = {
  frame: RefObject<HTMLElement | null>;
  ratio: number;
  maxZoom: number;
  disabled: boolean;
  onChange: ((area: CropArea) => void) | undefined;
};

const step = 0.02;
const stride = 0.1;
const zoomStep = 0.1;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Manages the position of the picture in its frame. Keys, pointers and the wheel change it. */
export function useCrop({ frame, ratio, maxZoom, disabled, onChange }: CropOptions) {
  const [crop, setCrop] = useState<Crop | null>(null);
  // Two movements can occur between two renders, so the latest position is kept in a ref.
  const latest = useRef<Crop | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const place = (next: Crop) => {
    latest.current = next;
    setCrop(next);
    onChange?.(next.area);
  };

  const change = (move: (crop: Crop) => CropArea) => {
    if (latest.current === null || disabled) return;
    place({ ...latest.current, area: move(latest.current) });
  };

  const zoomTo = (zoom: number, at?: Point) =>
    change(({ area, cover }) => zoomed(area, cover, Math.min(Math.max(zoom, 1), maxZoom), at));

  const zoom = crop === null ? 1 : zoomOf(crop.area, crop.cover);
  const zoomNow = () => (latest.current === null ? 1 : zoomOf(latest.current.area, latest.current.cover));

  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 };
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };

  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = [...fingers.current.values()];
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, pointIn(event));
    const after = [...fingers.current.values()];
    const from = middleOf(before);
    const to = middleOf(after);
    change(({ area }) => moved(area, { x: to.x - from.x, y: to.y - from.y }));
    if (spreadOf(before) > 0) zoomTo((zoomNow() * spreadOf(after)) / spreadOf(before), to);
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    const zoomBy = zoomKeys[event.key];
    if (direction === undefined && zoomBy === undefined) return;
    event.preventDefault();
    if (zoomBy !== undefined) zoomTo(zoomNow() + zoomBy * zoomStep);
    if (direction === undefined) return;
    const length = event.shiftKey ? stride : step;
    change(({ area }) => moved(area, { x: direction.x * length, y: direction.y * length }));
  };

  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    zoomTo(zoomNow() * Math.exp(-event.deltaY / 400), pointIn(event));
  };
  const wheel = useRef(handleWheel);
  useEffect(() => {
    wheel.current = handleWheel;
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => wheel.current(event);
    // React's wheel listeners are passive and cannot prevent scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  return {
    area: crop?.area ?? null,
    zoom,
    zoomTo,
    place: crop === null ? { x: 0.5, y: 0.5 } : placeOf(crop.area),
    placeAt: (to: Partial<Point>) => change(({ area }) => placedAt(area, { ...placeOf(area), ...to })),
    /** Places a new picture with this aspect ratio. */
    begin: (pictureRatio: number) => {
      const cover = coverOf(pictureRatio, ratio);
      place({ cover, area: cover });
    },
    handlers: {
      onKeyDown: handleKeyDown,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || disabled) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointIn(event));
      },
      onPointerMove: handlePointerMove,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
