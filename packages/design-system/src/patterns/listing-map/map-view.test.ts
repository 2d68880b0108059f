import { describe, expect, it } from 'vitest';
import { fitted, MAX_SCALE, moved, seenAt, wholeMap, zoomed } from './map-view.ts';

const size = { width: 400, height: 200 };

describe('the view of a map', () => {
  it('keeps the fixed point in place while zooming', () => {
    const point = { x: 300, y: 50 };
    const view = zoomed(wholeMap, 4, size, point);
    expect(view.scale).toBe(4);
    expect(seenAt(view, point)).toEqual(point);
  });

  it('shows nothing beyond the edges, even if it is moved far', () => {
    const near = zoomed(wholeMap, 2, size);
    expect(moved(near, { x: 1e6, y: 1e6 }, size)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved(near, { x: -1e6, y: -1e6 }, size)).toEqual({ scale: 2, x: -400, y: -200 });
    expect(moved(wholeMap, { x: 50, y: 50 }, size)).toEqual(wholeMap);
  });

  it('zooms in up to the maximum, and zooms out to the whole map', () => {
    const near = zoomed(wholeMap, 1e9, size);
    expect(near.scale).toBe(MAX_SCALE);
    expect(zoomed(near, 1e-9, size)).toEqual(wholeMap);
  });

  it('fits points into the middle, with space around them', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 140, y: 110 },
    ];
    const view = fitted(points, size, 100);
    const [left, right] = points.map((point) => seenAt(view, point).x);
    expect(left).toBeCloseTo(60);
    expect(right).toBeCloseTo(340);
  });

  it('zooms to one point up to the given maximum, and shows the whole map without points', () => {
    expect(fitted([{ x: 200, y: 100 }], size, 5)).toEqual({ scale: 5, x: -800, y: -400 });
    expect(fitted([], size, 5)).toEqual(wholeMap);
  });
});
