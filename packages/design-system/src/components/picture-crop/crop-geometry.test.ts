import { describe, expect, it } from 'vitest';
import { coverOf, moved, placeOf, placedAt, zoomed, zoomOf } from './crop-geometry.ts';

const rounded = (values: object): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value * 1e6) / 1e6]));

describe('the part of a picture in a frame', () => {
  it.each([
    ['a wide picture in a square', 2, 1, { left: 0.25, top: 0, width: 0.5, height: 1 }],
    ['a tall picture in a square', 0.5, 1, { left: 0, top: 0.25, width: 1, height: 0.5 }],
    ['a square in a wide frame', 1, 4, { left: 0, top: 0.375, width: 1, height: 0.25 }],
    ['a picture of the same form', 3, 3, { left: 0, top: 0, width: 1, height: 1 }],
  ])('of %s is initially the largest possible area in the middle', (_, picture, frame, expected) => {
    expect(rounded(coverOf(picture, frame))).toEqual(expected);
  });

  it('moves against the picture, and never beyond its edges', () => {
    const cover = coverOf(2, 1);
    expect(rounded(moved(cover, { x: 0.1, y: 0.1 }))).toEqual({ left: 0.2, top: 0, width: 0.5, height: 1 });
    expect(moved(cover, { x: 9, y: 0 }).left).toBe(0);
    expect(moved(cover, { x: -9, y: 0 }).left).toBe(0.5);
  });

  it('keeps its shape and the point under the fingers while it is enlarged', () => {
    const cover = coverOf(1, 1);
    const twice = zoomed(cover, cover, 2, { x: 1, y: 0 });
    expect(rounded(twice)).toEqual({ left: 0.5, top: 0, width: 0.5, height: 0.5 });
    expect(zoomOf(twice, cover)).toBe(2);
    expect(rounded(zoomed(twice, cover, 1))).toEqual(rounded(cover));
  });

  it('is computed from the position of the picture, and back', () => {
    const area = zoomed(coverOf(1, 1), coverOf(1, 1), 2);
    expect(placeOf(area)).toEqual({ x: 0.5, y: 0.5 });
    expect(rounded(placedAt(area, { x: 1, y: 1 }))).toEqual({ left: 0, top: 0.5, width: 0.5, height: 0.5 });
    expect(placeOf(placedAt(area, { x: 0.25, y: 0.75 }))).toEqual({ x: 0.25, y: 0.75 });
    expect(placeOf(coverOf(1, 1))).toEqual({ x: 0.5, y: 0.5 });
  });
});
