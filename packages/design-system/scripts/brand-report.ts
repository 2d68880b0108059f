import { nearestFitting } from './brand-colors.ts';
import { wantedColors, type BrandFile } from './brand-file.ts';
import { toHex } from './color.ts';
import {
  describePair,
  fails,
  lowest,
  measureBrand,
  type Colors,
  type MeasuredPair,
} from './contrast-matrix.ts';
import { contrasts, type Scheme } from './token-files.ts';

// A ratio is never rounded up to one that it does not reach.
const digits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** What could stand in the place of each colour that was asked for and is part of a failing pair. */
function remedies(brand: BrandFile): (pair: MeasuredPair) => string {
  const known = new Map<string, string | undefined>();
  const nearest = (role: string, scheme: Scheme) => {
    const key = `${scheme} ${role}`;
    if (!known.has(key)) {
      const color = nearestFitting(brand, role, scheme);
      known.set(key, color === undefined ? undefined : toHex(color));
    }
    return known.get(key);
  };
  return ({ text, ground, scheme }) => {
    const asked = [text, ground].filter((role) => wantedColors(brand, scheme).has(role));
    const found = asked.flatMap((role) => {
      const hex = nearest(role, scheme);
      return hex === undefined ? [] : [`${role} ${hex}`];
    });
    return found.length > 0
      ? `The nearest that passes: ${found.join(', or ')}.`
      : `No lightness of ${asked.join(' or ')} passes beside all that was asked for: leave one colour out, and it is found.`;
  };
}

/** A sentence for each pair of a brand that lacks contrast. */
export function failures(brand: BrandFile, colors: Colors): string[] {
  const remedy = remedies(brand);
  return measureBrand(colors)
    .filter(fails)
    .map(
      (pair) => `${describePair(pair)}: ${digits(pair.ratio)}, and ${pair.least} is needed. ${remedy(pair)}`,
    );
}

/** How many pairs were measured, and the lowest ratio of each class. */
export function summary(name: string, colors: Colors): string[] {
  const pairs = measureBrand(colors);
  return contrasts.flatMap((contrast) => {
    const measured = pairs.filter((pair) => pair.contrast === contrast);
    const failing = measured.filter(fails).length;
    const title = `${failing === 0 ? '✓' : '✗'} ${name}, ${contrast === 'more' ? 'more' : 'standard'} contrast: ${measured.length} pairs, ${failing} failing`;
    return [
      title,
      ...[...lowest(measured)].map(
        ([kind, pair]) =>
          `  ${kind.padEnd(9)} lowest ${digits(pair.ratio).padStart(5)} of ${pair.least}: ${describePair(pair)}`,
      ),
    ];
  });
}

/** Every pair with its ratio. */
export function matrix(colors: Colors): string[] {
  return measureBrand(colors).map(
    (pair) =>
      `${fails(pair) ? '✗' : '✓'} ${digits(pair.ratio).padStart(5)} of ${String(pair.least).padEnd(3)}  ${describePair(pair)}`,
  );
}
