import { describe, expect, it } from 'vitest';
import { makeColors } from './brand-colors.ts';
import { refusal, summary } from './brand-report.ts';
import { readBrands } from './brands.ts';
import { contrast } from './color.ts';
import { measureBrand } from './contrast-matrix.ts';
import { contrastRules, drawings, seasonRules } from './contrast-pairs.ts';
import { houseColors, noSeasonColors, seasonNames } from './token-files.ts';

const brands = await readBrands();

describe('contrast', () => {
  it('is 21 between black and white, and 1 between equal colours', () => {
    const black = { lightness: 0, chroma: 0, hue: 0, alpha: 1 };
    const white = { ...black, lightness: 1 };
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, white)).toBe(1);
  });

  it('is measured for the house and at least three more brands', () => {
    expect(brands[0]?.name).toBe('parvis');
    expect(brands.length).toBeGreaterThan(3);
  });

  it.each(brands)('is sufficient in the brand $name, in every scheme, contrast and season', (brand) => {
    const colors = makeColors(brand);
    expect(refusal(brand, colors)).toEqual([]);
    expect(summary(brand.name, colors).join('\n')).toContain('0 failing');
  });

  it('is measured in every scheme, contrast and season', () => {
    const pairs = measureBrand(houseColors);
    const modes = new Set(pairs.map((pair) => `${pair.scheme} ${pair.contrast} ${pair.season ?? 'any'}`));
    expect(modes.size).toBe(2 * 2 * (1 + 1 + seasonNames.length));
  });

  it('is required of every opaque colour except those of drawings', () => {
    const asked = new Set([...contrastRules, ...seasonRules].flatMap(({ text, on }) => text.concat(on)));
    const forgotten = [...houseColors.standard.light, ...noSeasonColors(houseColors.standard.light)]
      .filter(([name, { alpha }]) => alpha === 1 && !asked.has(name) && !drawings.has(name))
      .map(([name]) => name);
    expect(forgotten).toEqual([]);
  });

  it('is 7 for all text in high contrast', () => {
    const words = measureBrand(houseColors).filter(
      (pair) => pair.contrast === 'more' && (pair.class === 'reading' || pair.class === 'text'),
    );
    expect(words.length).toBeGreaterThan(200);
    expect(Math.min(...words.map((pair) => pair.ratio))).toBeGreaterThanOrEqual(7);
  });
});
