import { lostPrimary, adjustRoles, movedColors } from './brand-suggestions.ts';
import { makeColors } from './brand-colors.ts';
import { exactColors, type BrandFile } from './brand.ts';
import { toHex } from './color.ts';
import {
  describePair,
  fails,
  lowest,
  measureBrand,
  type Colors,
  type MeasuredPair,
} from './contrast-matrix.ts';
import { contrasts, schemes } from './token-files.ts';

// Rounded down, so that a ratio never looks better than it is.
const digits = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Writes one sentence for each pair that fails in a scheme, with the worst ratio among all seasons. If the pair fails
 * in standard contrast, its ratios in more contrast are ignored.
 */
function sentences(pairs: readonly MeasuredPair[]): string[] {
  const worst = new Map<string, MeasuredPair>();
  for (const pair of pairs) {
    const key = `${pair.scheme} ${pair.text} ${pair.ground}`;
    const other = worst.get(key);
    const worse =
      other === undefined || other.contrast === pair.contrast
        ? pair.ratio / pair.least < (other === undefined ? 1 : other.ratio / other.least)
        : pair.contrast === 'standard';
    if (worse) worst.set(key, pair);
  }
  return [...worst.values()].map(
    (pair) => `${describePair(pair)}: ${digits(pair.ratio)}, and ${pair.least} is needed.`,
  );
}

/** Writes one sentence for each pair of a brand with too little contrast. */
export const failures = (colors: Colors): string[] => sentences(measureBrand(colors).filter(fails));

const arrow = (role: string, from: string, to: string, scheme: string) =>
  `${role}: ${from} → ${to} (${scheme})`;

/** Writes one line for each color of a brand that was changed to be readable. */
export function moves(brand: BrandFile, colors: Colors): string[] {
  const moved = movedColors(brand, colors);
  if (moved.length === 0) return [];
  return [
    'Moved to be readable:',
    ...moved.map(({ role, from, to }) => `  ${arrow(role, from, to, 'light')}`),
  ];
}

/** The roles of a brand as written in its file. */
function rolesBlock({ roles = {} }: BrandFile): string[] {
  const lines = Object.entries(roles).map(([role, value]) => {
    if (typeof value === 'string') return `  "${role}": "${value}"`;
    if (value.light === value.dark) return `  "${role}": "${value.light}"`;
    const both = schemes.flatMap((scheme) => {
      const hex = value[scheme];
      return hex === undefined ? [] : [`"${scheme}": "${hex}"`];
    });
    return `  "${role}": { ${both.join(', ')} }`;
  });
  return ['"roles": {', ...lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line)), '}'];
}

/** The suggested replacement for roles with too little contrast. */
function roleRemedy(brand: BrandFile, adjusted: BrandFile): string[] {
  if (failures(makeColors(adjusted)).length > 0) return ['Without its roles, the brand passes.'];
  const changes = schemes.flatMap((scheme) => {
    const requested = exactColors(brand, scheme);
    return [...exactColors(adjusted, scheme)].flatMap(([role, color]) => {
      const [from, to] = [toHex(requested.get(role) ?? color), toHex(color)];
      return from === to ? [] : [`  ${arrow(role, from, to, scheme)}`];
    });
  });
  return [
    'The nearest colours that pass:',
    ...changes,
    'To paste in the place of the roles of the file:',
    ...rolesBlock(adjusted),
  ];
}

/** Explains why a brand is rejected, with a suggestion; empty if it is accepted. */
export function refusal(brand: BrandFile, colors: Colors): string[] {
  const failing = failures(colors);
  const readable = failing.length === 0 ? brand : adjustRoles(brand);
  const lost = lostPrimary(readable, makeColors(readable));
  const adjusted =
    lost === undefined
      ? readable
      : adjustRoles({ ...readable, colors: { ...readable.colors, primary: lost.to } });
  const ofPrimary =
    lost === undefined
      ? []
      : [
          `colors.primary ${lost.from} would have to become another colour to be readable.`,
          ...sentences(lost.pairs).map((sentence) => `✗ ${sentence}`),
          'The nearest that passes, to paste in its place:',
          `"primary": "${lost.to}"`,
        ];
  const ofRoles =
    failing.length === 0
      ? []
      : [
          `${failing.length} ${failing.length === 1 ? 'pair lacks' : 'pairs lack'} contrast.`,
          ...failing.map((sentence) => `✗ ${sentence}`),
          ...roleRemedy(brand, adjusted),
        ];
  return [...ofPrimary, ...ofRoles];
}

/** The number of measured pairs, and the lowest ratio of each class. */
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
