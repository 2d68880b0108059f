import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderingsOf } from './renderings.ts';

const side = fc.integer({ min: 1, max: 16_000 });

describe('the renderings of a picture', () => {
  test('of a photo are three, with 480, 960 and 1600 pixels', () => {
    expect(renderingsOf(4000, 3000)).toEqual([
      { variant: 'small', width: 480, height: 360 },
      { variant: 'medium', width: 960, height: 720 },
      { variant: 'large', width: 1600, height: 1200 },
    ]);
  });

  test('never enlarge it, and are fewer if two would be the same', () => {
    expect(renderingsOf(600, 300)).toEqual([
      { variant: 'small', width: 480, height: 240 },
      { variant: 'medium', width: 600, height: 300 },
    ]);
    expect(renderingsOf(1, 1)).toEqual([{ variant: 'small', width: 1, height: 1 }]);
  });

  test('have different widths, so that a narrow line has one rendering', () => {
    expect(renderingsOf(1, 5000)).toEqual([{ variant: 'large', width: 1, height: 5000 }]);
    fc.assert(
      fc.property(side, side, (width, height) => {
        const widths = renderingsOf(width, height).map((rendering) => rendering.width);
        expect(new Set(widths).size).toBe(widths.length);
      }),
    );
  });

  test('can be computed from the size of the largest one, which is stored', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const renderings = renderingsOf(width, height);
        const largest = renderings.at(-1);
        expect(largest).toBeDefined();
        const again = renderingsOf(largest?.width ?? 0, largest?.height ?? 0);
        expect(again.map((rendering) => rendering.variant)).toEqual(
          renderings.map((rendering) => rendering.variant),
        );
        expect(again.at(-1)).toEqual(largest);
      }),
    );
  });

  test('get larger, stay inside their limits and keep the shape', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        let before = 0;
        for (const rendering of renderingsOf(width, height)) {
          expect(rendering.width * rendering.height).toBeGreaterThan(before);
          before = rendering.width * rendering.height;
          expect(rendering.width).toBeLessThanOrEqual(Math.min(width, 1600));
          expect(rendering.height).toBeLessThanOrEqual(Math.min(height, 6400));
          const exact = (rendering.width * height) / width;
          expect(Math.abs(rendering.height - exact)).toBeLessThanOrEqual(1 + height / width);
        }
      }),
    );
  });
});
