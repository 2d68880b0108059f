import { describe, expect, it } from 'vitest';
import { rangeWithin, segmentsOf } from './list-window.ts';

const heights = [100, 200, 300, 400];

describe('rangeWithin', () => {
  it.each([
    [0, 50, 0, 0],
    [150, 400, 1, 2],
    [-500, -100, 0, 0],
    [5000, 6000, 3, 3],
    [-100, 6000, 0, 3],
  ])('from %d to %d pixels are the items %d to %d', (top, bottom, from, to) => {
    expect(rangeWithin(heights, 10, { top, bottom })).toEqual({ from, to });
  });
});

describe('segmentsOf', () => {
  it('reserves the space of unmounted items, without the gaps that the layout adds', () => {
    expect(segmentsOf(new Set([0, 3]), heights, 10)).toEqual([
      { kind: 'item', index: 0 },
      { kind: 'left out', from: 1, to: 2, height: 510 },
      { kind: 'item', index: 3 },
    ]);
    expect(segmentsOf(new Set([1]), heights, 10)).toEqual([
      { kind: 'left out', from: 0, to: 0, height: 100 },
      { kind: 'item', index: 1 },
      { kind: 'left out', from: 2, to: 3, height: 710 },
    ]);
  });
});
