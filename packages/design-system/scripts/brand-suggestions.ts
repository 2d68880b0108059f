// Suggests replacements for a brand's colors that have too little contrast.
import { brandRoles, fits, makePalette } from './brand-colors.ts';
import { exactColors, type BrandFile } from './brand.ts';
import { fromHex, nearestLightness, toHex, type OklchColor } from './color.ts';
import { fails, measurePalette, type Colors, type MeasuredPair } from './contrast-matrix.ts';
import { contrasts, houseColors, schemes, type Scheme } from './token-files.ts';

/** The brand with another color for a role in one scheme. */
function withRole(brand: BrandFile, role: string, scheme: Scheme, color: OklchColor): BrandFile {
  const requested = schemes.flatMap((name) => {
    const wanted = name === scheme ? color : exactColors(brand, name).get(role);
    return wanted === undefined ? [] : [[name, toHex(wanted)] as const];
  });
  return { ...brand, roles: { ...brand.roles, [role]: Object.fromEntries(requested) } };
}

/** The brand without its exact colors for one scheme. */
function without(brand: BrandFile, scheme: Scheme): BrandFile {
  const { logo: _logo, roles: _roles, ...rest } = brand;
  return schemes
    .filter((name) => name !== scheme)
    .flatMap((name) => [...exactColors(brand, name)].map(([role, color]) => ({ role, name, color })))
    .reduce<BrandFile>((found, { role, name, color }) => withRole(found, role, name, color), rest);
}

const failingPairs = (brand: BrandFile, scheme: Scheme): MeasuredPair[] =>
  contrasts.flatMap((contrast) =>
    measurePalette(makePalette(brand, scheme, contrast), scheme, contrast).filter(fails),
  );

// Standard contrast comes first, because most failures occur in it and the first failure ends the check.
const passes = (brand: BrandFile, scheme: Scheme): boolean =>
  contrasts.every(
    (contrast) => !measurePalette(makePalette(brand, scheme, contrast), scheme, contrast).some(fails),
  );

const isShownAlike = (first: OklchColor, second: OklchColor | undefined) =>
  second !== undefined && toHex(first) === toHex(second);

type Requested = readonly [role: string, color: OklchColor];

/** Moves one requested color to the nearest color with which the whole scheme passes. */
function withNearest(brand: BrandFile, [role, requested]: Requested, scheme: Scheme) {
  // Checks a candidate against the fixed colors first, because checking the whole scheme is slow.
  const fixed = new Map([...houseColors.standard[scheme]].filter(([name]) => !brandRoles.has(name)));
  for (const [name, color] of exactColors(brand, scheme)) if (name !== role) fixed.set(name, color);
  const passesFixed = fits(role, fixed, scheme, 'standard');
  const color = nearestLightness(
    requested,
    (candidate) => passesFixed(candidate) && passes(withRole(brand, role, scheme, candidate), scheme),
  );
  return color === undefined
    ? undefined
    : {
        brand: withRole(brand, role, scheme, color),
        color,
        distance: Math.abs(color.lightness - requested.lightness),
      };
}

/**
 * Starts from the palette without requested colors. Then moves each role as close to its request as the other
 * roles allow.
 */
function withAllNearest(brand: BrandFile, roles: readonly Requested[], scheme: Scheme): BrandFile {
  const found = makePalette(without(brand, scheme), scheme, 'standard');
  let adjusted = roles.reduce((rest, [role]) => {
    const color = found.get(role);
    return color === undefined ? rest : withRole(rest, role, scheme, color);
  }, brand);
  for (let moves = true; moves;) {
    moves = false;
    for (const requested of roles) {
      const now = exactColors(adjusted, scheme).get(requested[0]);
      if (isShownAlike(requested[1], now)) continue;
      const nearest = withNearest(adjusted, requested, scheme);
      if (nearest === undefined || isShownAlike(nearest.color, now)) continue;
      adjusted = nearest.brand;
      moves = true;
    }
  }
  return adjusted;
}

function adjustScheme(brand: BrandFile, scheme: Scheme): BrandFile {
  const failing = failingPairs(brand, scheme);
  if (failing.length === 0) return brand;
  const faults = (role: string) => failing.filter(({ text, ground }) => [text, ground].includes(role)).length;
  // The roles with the fewest failing pairs are moved first. The other roles adapt to them.
  const roles = [...exactColors(brand, scheme)].toSorted(
    ([first], [second]) => faults(first) - faults(second),
  );
  const alone = roles.flatMap((requested) => withNearest(brand, requested, scheme) ?? []);
  const [least] = alone.toSorted((first, second) => first.distance - second.distance);
  const adjusted = least?.brand ?? withAllNearest(brand, roles, scheme);
  // Colors that did not move keep their notation.
  return roles.reduce((rest, [role, requested]) => {
    const color = exactColors(adjusted, scheme).get(role);
    return color === undefined || isShownAlike(requested, color) ? rest : withRole(rest, role, scheme, color);
  }, brand);
}

/** Replaces the brand's exact colors with the nearest ones that pass. */
export const adjustRoles = (brand: BrandFile): BrandFile => schemes.reduce(adjustScheme, brand);

// For each base color of a brand, the token that shows it in the light scheme.
const shownIn = { primary: 'primary.solid', accent: 'accent.ornament' } as const;

export type MovedColor = { readonly role: string; readonly from: string; readonly to: string };

/** The base colors of a brand that are not shown as the brand file gives them. */
export function movedColors(brand: BrandFile, colors: Colors): MovedColor[] {
  return (['primary', 'accent'] as const).flatMap((name) => {
    const from = brand.colors[name]?.toLowerCase();
    const role = shownIn[name];
    const color = colors.standard.light.get(role);
    if (from === undefined || color === undefined || exactColors(brand, 'light').has(role)) return [];
    const to = toHex(color);
    return from === to ? [] : [{ role, from, to }];
  });
}

// With a larger change of lightness, people would see another color: white becomes grey, and yellow becomes olive.
const farthest = 0.25;

export type LostPrimary = {
  readonly from: string;
  /** The nearest color that passes. */
  readonly to: string;
  /** The pairs that would have too little contrast with the color as the file gives it. */
  readonly pairs: readonly MeasuredPair[];
};

/** Returns a brand's primary color if only a visibly different color would be readable. */
export function lostPrimary(brand: BrandFile, colors: Colors): LostPrimary | undefined {
  const moved = movedColors(brand, colors).find(({ role }) => role === shownIn.primary);
  if (moved === undefined) return undefined;
  const [from, to] = [fromHex(moved.from), fromHex(moved.to)];
  if (Math.abs(from.lightness - to.lightness) <= farthest) return undefined;
  const asGiven = withRole(brand, shownIn.primary, 'light', from);
  const pairs = failingPairs(asGiven, 'light').filter((pair) =>
    [pair.text, pair.ground].includes(shownIn.primary),
  );
  return pairs.length === 0 ? undefined : { ...moved, pairs };
}
