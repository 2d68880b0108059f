// A brand recolors the palette of the house brand. The blues become the brand's primary color, the golds become
// its accent, and the parchment becomes its neutral tint. Each color keeps its designed lightness and moves
// only as far as the contrast requires.
import { exactColors, type BrandFile } from './brand.ts';
import {
  contrast as ratioOf,
  fromHex,
  nearestLightness,
  toHex,
  withinGamut,
  type OklchColor,
} from './color.ts';
import type { Colors } from './contrast-matrix.ts';
import { contrastRules, leastRatios, seasonRules } from './contrast-pairs.ts';
import {
  contrasts,
  houseColors,
  houseSources,
  noSeasonAliases,
  primitiveColor,
  schemes,
  seasonColors,
  seasonNames,
  type Contrast,
  type Palette,
  type Scheme,
} from './token-files.ts';

type Family = {
  readonly house: OklchColor;
  readonly seed: OklchColor;
  /** The brand's own color is limited to this range of lightness before the light scheme is computed around it. */
  readonly lightness?: readonly [least: number, most: number];
  /** The maximum chroma of the brand's colors, as a multiple of the chroma of the house's colors. */
  readonly strength: number;
};

const asShown = (color: OklchColor) => fromHex(toHex(color));

function families({ colors }: BrandFile): ReadonlyMap<string, Family> {
  const primary = {
    house: asShown(primitiveColor('blue.700')),
    lightness: [0.25, 0.56],
    strength: 1.6,
  } as const;
  const accent = {
    house: asShown(primitiveColor('gold.400')),
    lightness: [0.6, 0.8],
    strength: 1.4,
  } as const;
  const neutral = { house: asShown(primitiveColor('parchment.200')), strength: 1.6 } as const;
  const found = new Map<string, Family>([['blue', { ...primary, seed: fromHex(colors.primary) }]]);
  if (colors.accent !== undefined) found.set('gold', { ...accent, seed: fromHex(colors.accent) });
  if (colors.neutral !== undefined) {
    const family = { ...neutral, seed: fromHex(colors.neutral) };
    found.set('parchment', family);
    found.set('ink', family);
  }
  return found;
}

/** The colors that a brand decides, in the order of computation. Each color is fitted to the earlier ones. */
const order = [
  'background',
  'surface',
  'surface.raised',
  'surface.sunken',
  'surface.hover',
  'surface.active',
  'text',
  'text.muted',
  'text.inverse',
  'border',
  'border.strong',
  'primary.subtle',
  'primary.subtle-hover',
  'accent.subtle',
  'selection',
  'primary.on-solid',
  'primary.solid',
  'primary.solid-hover',
  'primary.solid-active',
  'primary.text',
  'primary.border',
  'accent.on-solid',
  'accent.solid',
  'accent.text',
  'accent.border',
  'accent.ornament',
  'focus',
  'panel.background',
  'panel.text',
  'panel.text-muted',
  'panel.ornament',
  'logo.ground',
  'logo.figure',
] as const;

export const brandRoles: ReadonlySet<string> = new Set(order);

// Backgrounds and tints can change only a little, because a requested pale text must not turn them dark.
const lightnessRange = (role: string) => (/background|surface|subtle|selection/.test(role) ? 0.04 : 1);

/** The house's color with the brand's hue and chroma. */
function transfer(
  color: OklchColor,
  { house, seed, lightness, strength }: Family,
  scheme: Scheme,
): OklchColor {
  const moved = {
    ...color,
    hue: (color.hue + seed.hue - house.hue + 360) % 360,
    chroma: color.chroma * Math.min(seed.chroma / house.chroma, strength),
  };
  if (lightness === undefined || scheme === 'dark') return withinGamut(moved);
  // In the light scheme, the lightness also depends on the brand: the lighter and darker steps are computed around the
  // lightness of the brand's own color.
  const anchor = Math.min(lightness[1], Math.max(lightness[0], seed.lightness));
  const below = (color.lightness / house.lightness) * anchor;
  const above = anchor + ((color.lightness - house.lightness) / (1 - house.lightness)) * (1 - anchor);
  return withinGamut({ ...moved, lightness: color.lightness < house.lightness ? below : above });
}

type Constraint = { readonly role: string; readonly other: string | OklchColor; readonly least: number };

const named = (role: string) => noSeasonAliases.get(role) ?? role;

/** Lists, for each color, the colors that it must contrast with and the required contrast. */
function constraintsOf(scheme: Scheme, contrast: Contrast): readonly Constraint[] {
  const least = leastRatios[contrast];
  const withoutSeason = seasonRules.map((rule) => ({
    ...rule,
    text: rule.text.map(named),
    on: rule.on.map(named),
  }));
  const between = [...contrastRules, ...withoutSeason].flatMap((rule) =>
    rule.text.flatMap((text) =>
      rule.on.flatMap((ground) => [
        { role: text, other: ground, least: least[rule.class] },
        { role: ground, other: text, least: least[rule.class] },
      ]),
    ),
  );
  const seasonal = seasonNames.flatMap((season) => {
    const colors = seasonColors(season, scheme, contrast);
    const rules = seasonRules.filter(({ except = [] }) => !except.includes(season));
    return rules.flatMap((rule) =>
      rule.text.flatMap((text) =>
        rule.on.flatMap((ground) => {
          const [first, second] = [colors.get(text), colors.get(ground)];
          if (first !== undefined && second === undefined)
            return [{ role: ground, other: first, least: least[rule.class] }];
          if (second !== undefined && first === undefined)
            return [{ role: text, other: second, least: least[rule.class] }];
          return [];
        }),
      ),
    );
  });
  return [...between, ...seasonal];
}

const constraints = Object.fromEntries(
  contrasts.map((contrast) => [
    contrast,
    Object.fromEntries(
      schemes.map((scheme) => [scheme, Map.groupBy(constraintsOf(scheme, contrast), ({ role }) => role)]),
    ),
  ]),
);

/** Whether a color has enough contrast in a role, compared with the palette's other colors. */
export function fits(role: string, palette: Palette, scheme: Scheme, contrast: Contrast) {
  const asked = (constraints[contrast]?.[scheme]?.get(role) ?? []).flatMap((constraint) => {
    const other = typeof constraint.other === 'string' ? palette.get(constraint.other) : constraint.other;
    return other === undefined ? [] : [{ other, least: constraint.least }];
  });
  return (candidate: OklchColor) => asked.every(({ other, least }) => ratioOf(candidate, other) >= least);
}

/** The colors of a brand in one scheme and contrast. */
export function makePalette(brand: BrandFile, scheme: Scheme, contrast: Contrast): Palette {
  const house = houseColors[contrast][scheme];
  const sources = houseSources[contrast][scheme];
  const found = families(brand);
  const wanted = exactColors(brand, scheme);
  const palette = new Map([...house].filter(([name]) => !brandRoles.has(name)));
  // In standard contrast, requested colors stay as they are. In more contrast they are only the starting point.
  if (contrast === 'standard') for (const [role, color] of wanted) palette.set(role, color);

  const houseColor = (role: string) => {
    const color = house.get(role);
    if (color === undefined) throw new Error(`The brand has no color ${role}`);
    return color;
  };

  function begin(role: string): OklchColor {
    const own = wanted.get(role);
    if (own !== undefined) return own;
    const color = houseColor(role);
    const solid = role.replace(/-(?:hover|active)$/, '');
    const base = solid.endsWith('.solid') ? wanted.get(solid) : undefined;
    if (base !== undefined) {
      const lightness = base.lightness + color.lightness - houseColor(solid).lightness;
      return withinGamut({ ...base, lightness: Math.min(1, Math.max(0, lightness)) });
    }
    const family = found.get((sources.get(role) ?? '').replace(/\..*/, ''));
    return family === undefined ? color : transfer(color, family, scheme);
  }

  for (const role of order) {
    if (palette.has(role)) continue;
    const start = begin(role);
    const passes = fits(role, palette, scheme, contrast);
    // The text color on a solid color can fail, for example if the solid color was requested. If ink passes, it is then
    // used instead of the nearest lightness that passes.
    const ink = { ...start, lightness: 0.2 };
    const choice = role.endsWith('.on-solid') && !passes(start) && passes(ink) ? ink : start;
    palette.set(role, nearestLightness(choice, passes, lightnessRange(role)) ?? choice);
  }
  return palette;
}

/** The colors of a brand in both schemes and contrasts. */
export function makeColors(brand: BrandFile): Colors {
  const inContrast = (contrast: Contrast) => ({
    light: makePalette(brand, 'light', contrast),
    dark: makePalette(brand, 'dark', contrast),
  });
  return { standard: inContrast('standard'), more: inContrast('more') };
}
