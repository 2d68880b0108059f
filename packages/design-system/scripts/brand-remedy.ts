// What a brand could ask for in the place of colours that lack contrast.
import { brandRoles, fits, makeColors, makePalette } from './brand-colors.ts';
import { wantedColors, type BrandFile } from './brand-file.ts';
import { fromHex, nearestLightness, toHex, type OklchColor } from './color.ts';
import { fails, measureBrand, type Colors, type MeasuredPair } from './contrast-matrix.ts';
import { houseColors, schemes, type Scheme } from './token-files.ts';

/** The brand with another colour for a role in one scheme. */
function withRole(brand: BrandFile, role: string, scheme: Scheme, color: OklchColor): BrandFile {
  const asked = schemes.flatMap((name) => {
    const wanted = name === scheme ? color : wantedColors(brand, name).get(role);
    return wanted === undefined ? [] : [[name, toHex(wanted)] as const];
  });
  return { ...brand, roles: { ...brand.roles, [role]: Object.fromEntries(asked) } };
}

/** The brand without what it asks for exactly, of one role or of all, in one scheme. */
function without(brand: BrandFile, scheme: Scheme, left?: string): BrandFile {
  const roles = schemes.flatMap((name) =>
    [...wantedColors(brand, name)].flatMap(([role, color]) =>
      name === scheme && (left === undefined || left === role) ? [] : [{ role, name, color }],
    ),
  );
  const { logo: _logo, roles: _roles, ...rest } = brand;
  return roles.reduce<BrandFile>((found, { role, name, color }) => withRole(found, role, name, color), rest);
}

/**
 * The colour nearest to one that a brand asks for with which every pair that it is part of passes, once the colours that
 * nobody asked for are fitted to it.
 */
function nearestFitting(brand: BrandFile, role: string, scheme: Scheme): OklchColor | undefined {
  const wanted = wantedColors(brand, scheme);
  const asked = wanted.get(role);
  if (asked === undefined) return undefined;
  const fixed = new Map([...houseColors.standard[scheme]].filter(([name]) => !brandRoles.has(name)));
  for (const [name, color] of wanted) fixed.set(name, color);
  const passesFixed = fits(role, fixed, scheme, 'standard');
  return nearestLightness(asked, (candidate) => {
    if (!passesFixed(candidate)) return false;
    const palette = makePalette(withRole(brand, role, scheme, candidate), scheme, 'standard');
    return fits(role, palette, scheme, 'standard')(candidate);
  });
}

const failingPairs = (brand: BrandFile, scheme: Scheme): MeasuredPair[] =>
  measureBrand(makeColors(brand)).filter((pair) => pair.scheme === scheme && fails(pair));

/** Of these roles, the one that is part of the most pairs. */
function mostFound(roles: ReadonlySet<string>, pairs: readonly MeasuredPair[]): string | undefined {
  const counts = [...roles]
    .map((role) => ({ role, count: pairs.filter((pair) => [pair.text, pair.ground].includes(role)).length }))
    .filter(({ count }) => count > 0);
  return counts.toSorted((first, second) => second.count - first.count)[0]?.role;
}

function mendScheme(brand: BrandFile, scheme: Scheme): BrandFile {
  const unmoved = new Set(wantedColors(brand, scheme).keys());
  let mended = brand;
  for (;;) {
    const pairs = failingPairs(mended, scheme);
    if (pairs.length === 0) return mended;
    const role = mostFound(unmoved, pairs);
    if (role === undefined) break;
    unmoved.delete(role);
    const color =
      nearestFitting(mended, role, scheme) ??
      makePalette(without(mended, scheme, role), scheme, 'standard').get(role);
    if (color !== undefined) mended = withRole(mended, role, scheme, color);
  }
  // What was asked for does not go together in any lightness: what would be found if nothing were asked for does.
  const found = makePalette(without(brand, scheme), scheme, 'standard');
  return [...wantedColors(brand, scheme).keys()].reduce((rest, role) => {
    const color = found.get(role);
    return color === undefined ? rest : withRole(rest, role, scheme, color);
  }, brand);
}

/** The brand with the nearest colours that pass for the roles that it gives. */
export const mendRoles = (brand: BrandFile): BrandFile => schemes.reduce(mendScheme, brand);

// Where the light scheme shows the colours that a brand is made from.
const shownIn = { primary: 'primary.solid', accent: 'accent.ornament' } as const;

export type MovedColor = { readonly role: string; readonly from: string; readonly to: string };

/** The colours of a brand that are not shown as they were given. */
export function movedColors(brand: BrandFile, colors: Colors): MovedColor[] {
  return (['primary', 'accent'] as const).flatMap((name) => {
    const from = brand.colors[name]?.toLowerCase();
    const role = shownIn[name];
    const color = colors.standard.light.get(role);
    if (from === undefined || color === undefined || wantedColors(brand, 'light').has(role)) return [];
    const to = toHex(color);
    return from === to ? [] : [{ role, from, to }];
  });
}

// A colour that is so much lighter or darker is another one: white becomes grey, and yellow olive.
const farthest = 0.25;

export type LostPrimary = {
  readonly from: string;
  /** The nearest colour that passes. */
  readonly to: string;
  /** What would lack contrast with the colour as it was given. */
  readonly pairs: readonly MeasuredPair[];
};

/** The primary colour of a brand that would have to become another colour to be readable. */
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
