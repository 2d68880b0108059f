// What a brand could ask for in the place of colours that lack contrast.
import { brandRoles, fits, makePalette } from './brand-colors.ts';
import { wantedColors, type BrandFile } from './brand-file.ts';
import { fromHex, nearestLightness, toHex, type OklchColor } from './color.ts';
import { fails, measurePalette, type Colors, type MeasuredPair } from './contrast-matrix.ts';
import { contrasts, houseColors, schemes, type Scheme } from './token-files.ts';

/** The brand with another colour for a role in one scheme. */
function withRole(brand: BrandFile, role: string, scheme: Scheme, color: OklchColor): BrandFile {
  const asked = schemes.flatMap((name) => {
    const wanted = name === scheme ? color : wantedColors(brand, name).get(role);
    return wanted === undefined ? [] : [[name, toHex(wanted)] as const];
  });
  return { ...brand, roles: { ...brand.roles, [role]: Object.fromEntries(asked) } };
}

/** The brand without what it asks for exactly in one scheme. */
function without(brand: BrandFile, scheme: Scheme): BrandFile {
  const { logo: _logo, roles: _roles, ...rest } = brand;
  return schemes
    .filter((name) => name !== scheme)
    .flatMap((name) => [...wantedColors(brand, name)].map(([role, color]) => ({ role, name, color })))
    .reduce<BrandFile>((found, { role, name, color }) => withRole(found, role, name, color), rest);
}

const failingPairs = (brand: BrandFile, scheme: Scheme): MeasuredPair[] =>
  contrasts.flatMap((contrast) =>
    measurePalette(makePalette(brand, scheme, contrast), scheme, contrast).filter(fails),
  );

// The first contrast alone tells of most that do not pass.
const passes = (brand: BrandFile, scheme: Scheme): boolean =>
  contrasts.every(
    (contrast) => !measurePalette(makePalette(brand, scheme, contrast), scheme, contrast).some(fails),
  );

const isShownAlike = (first: OklchColor, second: OklchColor | undefined) =>
  second !== undefined && toHex(first) === toHex(second);

type Asked = readonly [role: string, color: OklchColor];

/** The brand with the colour nearest to one that is asked for with which all of a scheme passes. */
function withNearest(brand: BrandFile, [role, asked]: Asked, scheme: Scheme) {
  // What has no chance beside the colours that cannot move is not tried with those that can: that takes its time.
  const fixed = new Map([...houseColors.standard[scheme]].filter(([name]) => !brandRoles.has(name)));
  for (const [name, color] of wantedColors(brand, scheme)) if (name !== role) fixed.set(name, color);
  const hasChance = fits(role, fixed, scheme, 'standard');
  const color = nearestLightness(
    asked,
    (candidate) => hasChance(candidate) && passes(withRole(brand, role, scheme, candidate), scheme),
  );
  return color === undefined
    ? undefined
    : {
        brand: withRole(brand, role, scheme, color),
        color,
        distance: Math.abs(color.lightness - asked.lightness),
      };
}

/** The brand with all of these roles moved as little as the others let them, from what is found where nothing is asked for. */
function withAllNearest(brand: BrandFile, roles: readonly Asked[], scheme: Scheme): BrandFile {
  const found = makePalette(without(brand, scheme), scheme, 'standard');
  let mended = roles.reduce((rest, [role]) => {
    const color = found.get(role);
    return color === undefined ? rest : withRole(rest, role, scheme, color);
  }, brand);
  for (let moves = true; moves;) {
    moves = false;
    for (const asked of roles) {
      const now = wantedColors(mended, scheme).get(asked[0]);
      if (isShownAlike(asked[1], now)) continue;
      const nearest = withNearest(mended, asked, scheme);
      if (nearest === undefined || isShownAlike(nearest.color, now)) continue;
      mended = nearest.brand;
      moves = true;
    }
  }
  return mended;
}

function adjustScheme(brand: BrandFile, scheme: Scheme): BrandFile {
  const failing = failingPairs(brand, scheme);
  if (failing.length === 0) return brand;
  const faults = (role: string) => failing.filter(({ text, ground }) => [text, ground].includes(role)).length;
  // Those with the fewest failing pairs stay where they are, or come first: the others give way to them.
  const roles = [...wantedColors(brand, scheme)].toSorted(
    ([first], [second]) => faults(first) - faults(second),
  );
  const alone = roles.flatMap((asked) => withNearest(brand, asked, scheme) ?? []);
  const [least] = alone.toSorted((first, second) => first.distance - second.distance);
  const mended = least?.brand ?? withAllNearest(brand, roles, scheme);
  // What did not move keeps the form in which it was written.
  return roles.reduce((rest, [role, asked]) => {
    const color = wantedColors(mended, scheme).get(role);
    return color === undefined || isShownAlike(asked, color) ? rest : withRole(rest, role, scheme, color);
  }, brand);
}

/** The brand with the nearest colours that pass for the roles that it gives. */
export const adjustRoles = (brand: BrandFile): BrandFile => schemes.reduce(adjustScheme, brand);

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
