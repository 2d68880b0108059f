import { describe, expect, it } from 'vitest';
import { brandRoles, makeColors } from './brand-colors.ts';
import { brandCss } from './brand-css.ts';
import type { BrandFile } from './brand.ts';
import { failures } from './brand-report.ts';
import { readBrands } from './brands.ts';
import { contrast, fromHex, nearestLightness, toHex, withinGamut } from './color.ts';
import { contrasts, houseColors, schemes, type Contrast, type Palette, type Scheme } from './token-files.ts';

const hexes = (palette: Palette) =>
  Object.fromEntries([...palette].map(([name, color]) => [name, toHex(color)]));

const brandOf = (colors: BrandFile['colors'], more: Partial<BrandFile> = {}): BrandFile => ({
  name: 'test',
  colors,
  ...more,
});

const hexOf = (brand: BrandFile, role: string, scheme: Scheme = 'light', contrast: Contrast = 'standard') => {
  const color = makeColors(brand)[contrast][scheme].get(role);
  return color === undefined ? undefined : toHex(color);
};

describe('a colour', () => {
  it.each(['#000000', '#ffffff', '#7a4526', '#e8c020', '#0000ff', '#00ff00'])(
    '%s comes back from oklch',
    (hex) => {
      expect(toHex(fromHex(hex))).toBe(hex);
    },
  );

  it('is brought into the displayable gamut, with its lightness and hue', () => {
    const strong = { lightness: 0.5, chroma: 0.4, hue: 150, alpha: 1 };
    const shown = withinGamut(strong);
    expect(shown).toMatchObject({ lightness: 0.5, hue: 150 });
    expect(shown.chroma).toBeLessThan(0.2);
    expect(fromHex(toHex(shown)).lightness).toBeCloseTo(0.5, 2);
  });

  it('is moved only as far as necessary', () => {
    const white = fromHex('#ffffff');
    const found = nearestLightness(fromHex('#c08040'), (candidate) => contrast(candidate, white) >= 4.5);
    expect(found).toBeDefined();
    const ratio = found === undefined ? 0 : contrast(found, white);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeLessThan(4.7);
    expect(nearestLightness(white, () => false)).toBeUndefined();
  });
});

describe('the colours of a brand', () => {
  it("equal the house's palette when the brand uses the house's colours", async () => {
    const [house] = await readBrands();
    if (house === undefined) throw new Error('The brand has no colors.');
    const colors = makeColors(house);
    for (const scheme of schemes)
      for (const contrast of contrasts)
        expect(hexes(colors[contrast][scheme])).toEqual(hexes(houseColors[contrast][scheme]));
  });

  it('are computed for every role that a brand decides', () => {
    const colors = makeColors(brandOf({ primary: '#7a4526' }));
    for (const role of brandRoles) expect(houseColors.standard.light.has(role)).toBe(true);
    for (const scheme of schemes) expect(colors.more[scheme].size).toBe(houseColors.more[scheme].size);
  });

  it('show the primary colour unchanged if white text is readable on it', () => {
    expect(hexOf(brandOf({ primary: '#7a4526' }), 'primary.solid')).toBe('#7a4526');
    expect(hexOf(brandOf({ primary: '#ffd400' }), 'primary.solid')).not.toBe('#ffd400');
  });

  // Pale, dark, grey, pure and vivid colors of various hues.
  it.each([
    '#ffffff',
    '#000000',
    '#808080',
    '#ff0000',
    '#ffd400',
    '#00ff00',
    '#00ffff',
    '#0000ff',
    '#ff00ff',
    '#f4e9d8',
    '#2b1a10',
    '#c2185b',
  ])("pass in every mode if %s is the brand's every colour", (hex) => {
    const brand = brandOf({ primary: hex, accent: hex, neutral: hex });
    expect(failures(makeColors(brand))).toEqual([]);
  });

  it('keep requested values, and adapt the other colours to them', () => {
    const brand = brandOf({ primary: '#1f6247' }, { roles: { 'primary.solid': { dark: '#a5d6a7' } } });
    expect(hexOf(brand, 'primary.solid', 'dark')).toBe('#a5d6a7');
    expect(hexOf(brand, 'primary.solid', 'light')).toBe('#1f6247');
    const colors = makeColors(brand);
    const onSolid = colors.standard.dark.get('primary.on-solid');
    expect(onSolid?.lightness).toBeLessThan(0.3);
    expect(failures(colors)).toEqual([]);
  });

  it('never turn a background dark because pale text was requested', () => {
    const brand = brandOf({ primary: '#1f6247' }, { roles: { 'text.muted': { light: '#b0b0b0' } } });
    expect(makeColors(brand).standard.light.get('surface.hover')?.lightness).toBeGreaterThan(0.9);
  });
});

const css = (more: Partial<BrandFile>) => {
  const brand = brandOf({ primary: '#1f6247' }, more);
  return brandCss(brand, makeColors(brand));
};

describe('the style sheet of a brand', () => {
  it('contains only the differences from the house', () => {
    expect(css({})).toContain('--ds-color-primary-solid: light-dark(#1f6247');
    expect(css({})).not.toMatch(
      /--ds-(?:color-background|color-accent|radius|space|font|color-danger|season)/,
    );
    expect(css({ radius: 'none' })).toContain('--ds-radius-lg: 0rem;');
    expect(css({ radius: 'large' })).not.toContain('--ds-radius-full');
    expect(css({ density: 'compact' })).toContain('--ds-space-4: 0.75rem;');
    expect(css({ fonts: { serif: ['Lora', 'Book Antiqua', 'serif'] } })).toContain(
      "--ds-font-family-serif: Lora, 'Book Antiqua', serif;",
    );
    expect(css({ logo: { image: './logo.svg' } })).toContain("url('./logo.svg')");
  });
});
