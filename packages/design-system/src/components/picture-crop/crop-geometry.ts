import type { Point } from '../../utilities/pointers.ts';
import type { CropArea } from './crop-area.ts';

const middle: Point = { x: 0.5, y: 0.5 };

const within = (value: number, greatest: number): number => Math.min(Math.max(value, 0), greatest);

const inside = ({ left, top, width, height }: CropArea): CropArea => ({
  left: within(left, 1 - width),
  top: within(top, 1 - height),
  width,
  height,
});

/** Returns the largest area of a picture that fills a frame. Both ratios are width divided by height. */
export function coverOf(pictureRatio: number, frameRatio: number): CropArea {
  const width = Math.min(1, frameRatio / pictureRatio);
  const height = Math.min(1, pictureRatio / frameRatio);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

/** Moves the picture in the frame by fractions of the frame. */
export const moved = (area: CropArea, { x, y }: Point): CropArea =>
  inside({ ...area, left: area.left - x * area.width, top: area.top - y * area.height });

export const zoomOf = (area: CropArea, cover: CropArea): number => cover.width / area.width;

/** Enlarges the picture around a point. The point is given in fractions of the frame. */
export function zoomed(area: CropArea, cover: CropArea, zoom: number, at: Point = middle): CropArea {
  const width = cover.width / zoom;
  const height = cover.height / zoom;
  return inside({
    left: area.left + at.x * (area.width - width),
    top: area.top + at.y * (area.height - height),
    width,
    height,
  });
}

/** Returns the position of the area within its possible range, from 0 to 1 in each direction. */
export const placeOf = ({ left, top, width, height }: CropArea): Point => ({
  x: width < 1 ? 1 - left / (1 - width) : 0.5,
  y: height < 1 ? top / (1 - height) : 0.5,
});

export const placedAt = (area: CropArea, { x, y }: Point): CropArea =>
  inside({ ...area, left: (1 - x) * (1 - area.width), top: y * (1 - area.height) });
