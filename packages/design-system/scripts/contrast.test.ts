import { describe, expect, it } from 'vitest';
import { contrast } from './color.ts';
import { contrastRules } from './contrast-pairs.ts';
import { readColors } from './token-files.ts';

const colors = await readColors();

function ratio(scheme: 'light' | 'dark', text: string, ground: string): number {
  const [first, second] = [colors[scheme].get(text), colors[scheme].get(ground)];
  if (first === undefined || second === undefined) throw new Error(`There is no pair ${text} on ${ground}`);
  return contrast(first, second);
}

describe('contrast', () => {
  it('is 21 between black and white, and 1 between the same', () => {
    const black = { lightness: 0, chroma: 0, hue: 0, alpha: 1 };
    const white = { ...black, lightness: 1 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, white)).toBe(1);
  });

  describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
    it.each(contrastRules)('is enough for $reason ($text)', ({ least, text, on }) => {
      const failing = text
        .flatMap((name) =>
          on.map((ground) => ({ pair: `${name} on ${ground}`, ratio: ratio(scheme, name, ground) })),
        )
        .filter((pair) => pair.ratio < least)
        .map((pair) => `${pair.pair}: ${pair.ratio.toFixed(2)} < ${least}`);
      expect(failing).toEqual([]);
    });
  });

  it('is asked of every semantic colour that is opaque, but for drawing alone', () => {
    const drawing = new Set(['border', 'accent.ornament']);
    const asked = new Set(contrastRules.flatMap(({ text, on }) => text.concat(on)));
    const forgotten = [...colors.light]
      .filter(([name, { alpha }]) => alpha === 1 && !asked.has(name) && !drawing.has(name))
      .map(([name]) => name);
    expect(forgotten).toEqual([]);
  });
});
