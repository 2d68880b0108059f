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
import { contrasts } from './token-files.ts';

// A ratio is never rounded up to one that it does not reach.
const digits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** What could stand in the place of a colour that was asked for, so that the pair passes with all others that it is in. */
function remedy(pair: MeasuredPair, brand: BrandFile, colors: Colors): string {
  const wanted = wantedColors(brand, pair.scheme);
  const asked = [pair.text, pair.ground].filter((role) => wanted.has(role));
  const palette = colors[pair.contrast][pair.scheme];
  const found = asked.flatMap((role) => {
    const color = nearestFitting(role, palette, pair.scheme, pair.contrast);
    return color === undefined ? [] : [`${role} ${toHex(color)}`];
  });
  if (found.length > 0) return `The nearest that passes: ${found.join(', or ')}.`;
  return asked.length > 1
    ? `No lightness of ${asked.join(' or ')} passes beside the other: leave one of them out, and it is found.`
    : `No lightness of ${asked.join('')} passes beside all others.`;
}

/** A sentence for each pair of a brand that lacks contrast. */
export function failures(brand: BrandFile, colors: Colors): string[] {
  return measureBrand(colors)
    .filter(fails)
    .map(
      (pair) =>
        `${describePair(pair)}: ${digits(pair.ratio)}, and ${pair.least} is needed. ${remedy(pair, brand, colors)}`,
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
