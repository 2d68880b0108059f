import type { MapOutline, MapPoint } from './map-outline.ts';

type Size = Pick<MapOutline, 'width' | 'height'>;

/** The visible part of a map: the zoom, and the position of the map's corner in the units of the outline. */
export type MapView = { readonly scale: number; readonly x: number; readonly y: number };

export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 16;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Returns the nearest view that shows nothing outside the map. */
function held({ scale, x, y }: MapView, { width, height }: Size): MapView {
  const enlarged = within(scale, 1, MAX_SCALE);
  return {
    scale: enlarged,
    x: within(x, width * (1 - enlarged), 0),
    y: within(y, height * (1 - enlarged), 0),
  };
}

/** The position of a point of the map in the view. */
export const seenAt = ({ scale, x, y }: MapView, point: MapPoint): MapPoint => ({
  x: x + scale * point.x,
  y: y + scale * point.y,
});

/** Moves the view by a distance. */
export const moved = (view: MapView, by: MapPoint, size: Size): MapView =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, size);

/** Zooms the view. The fixed point stays in place. */
export function zoomed(view: MapView, factor: number, size: Size, fixed?: MapPoint): MapView {
  const scale = within(view.scale * factor, 1, MAX_SCALE);
  const { x, y } = fixed ?? { x: size.width / 2, y: size.height / 2 };
  const growth = scale / view.scale;
  return held({ scale, x: x - growth * (x - view.x), y: y - growth * (y - view.y) }, size);
}

/** Centers the points and zooms in until they just fit, up to a maximum. */
export function fitted(points: readonly MapPoint[], size: Size, most: number): MapView {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return wholeMap;
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 0.7;
  const scale = within(
    Math.min((room * size.width) / (right - left), (room * size.height) / (bottom - top), most),
    1,
    MAX_SCALE,
  );
  return held(
    {
      scale,
      x: size.width / 2 - (scale * (left + right)) / 2,
      y: size.height / 2 - (scale * (top + bottom)) / 2,
    },
    size,
  );
}
