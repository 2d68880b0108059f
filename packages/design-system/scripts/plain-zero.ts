// Removes the slash from the zero of a font: in prices and dates it looks like a mark. The slash divides the space in
// the zero into two. This joins their curves, at every weight.
import {
  contoursOf,
  glyphOf,
  variationBytesOf,
  variationsOf,
  type Contour,
  type Point,
  type Variation,
} from './glyph-outlines.ts';
import { fontOf, tableOf, tablesOf, viewOf } from './sfnt.ts';

/** The zero in the list of the standard names of glyphs, which begins the list of each font. */
const NAME_OF_ZERO = 19;
const NAMES = 34;

/** Returns the number of the glyph of the zero. */
export function numberOfZero(post: Uint8Array): number {
  const view = viewOf(post);
  const count = view.getUint16(NAMES - 2);
  for (let glyph = 0; glyph < count; glyph += 1) {
    if (view.getUint16(NAMES + glyph * 2) === NAME_OF_ZERO) return glyph;
  }
  throw new Error('The font has no glyph with the name of the zero.');
}

/** Returns the contour from the end of its only straight line to the beginning of this line. */
function withoutLine(contour: readonly number[], points: Contour): number[] {
  const lines = contour.filter(
    (point, index) =>
      points[point]?.isOnCurve && points[contour[(index + 1) % contour.length] ?? 0]?.isOnCurve,
  );
  const [start] = lines;
  if (start === undefined || lines.length !== 1) throw new Error('The space in the zero has no slash.');
  const next = contour.indexOf(start) + 1;
  return [...contour.slice(next), ...contour.slice(0, next)];
}

/** Where the lines from `before` through `start` and from `after` through `end` meet. */
function meetingPointOf([before, start, end, after]: readonly Point[]): Point {
  if (!before || !start || !end || !after) throw new Error('The space in the zero has too few points.');
  const [firstX, firstY] = [start.x - before.x, start.y - before.y];
  const [secondX, secondY] = [end.x - after.x, end.y - after.y];
  const share =
    ((end.x - start.x) * secondY - (end.y - start.y) * secondX) / (firstX * secondY - firstY * secondX);
  return {
    x: Math.round(start.x + firstX * share),
    y: Math.round(start.y + firstY * share),
    isOnCurve: false,
  };
}

/** A new point is where the lines of its four neighbors meet. Other points are those of the original. */
type Origin = number | readonly number[];

/** The two last points of one curve and the two first of the next. */
const joint = (from: readonly number[], to: readonly number[]): number[] => [
  ...from.slice(-2),
  ...to.slice(0, 2),
];

function originsOf(contours: readonly Contour[]): { outer: number; origins: Origin[] } {
  const [outer = [], first = [], second = []] = contours;
  if (contours.length !== 3) throw new Error('The zero has no slash.');
  const points = contours.flat();
  const numbers = points.map((_, index) => index);
  const middle = outer.length + first.length;
  const one = withoutLine(numbers.slice(outer.length, middle), points);
  const other = withoutLine(numbers.slice(middle, middle + second.length), points);
  return {
    outer: outer.length,
    origins: [...numbers.slice(0, outer.length), ...one, joint(one, other), ...other, joint(other, one)],
  };
}

const pointsOf = (origins: readonly Origin[], points: Contour): Point[] =>
  origins.flatMap((origin) =>
    typeof origin === 'number'
      ? (points[origin] ?? [])
      : meetingPointOf(origin.flatMap((neighbor) => points[neighbor] ?? [])),
  );

/** The variation for the new points. The points for the spacing come last and remain. */
function variationOf(variation: Variation, origins: readonly Origin[], points: Contour): Variation {
  const moved = points.map((point, index) => ({
    ...point,
    x: point.x + (variation.across[index] ?? 0),
    y: point.y + (variation.up[index] ?? 0),
  }));
  const before = pointsOf(origins, points);
  const after = pointsOf(origins, moved);
  return {
    place: variation.place,
    across: [
      ...after.map(({ x }, index) => x - (before[index]?.x ?? 0)),
      ...variation.across.slice(points.length),
    ],
    up: [...after.map(({ y }, index) => y - (before[index]?.y ?? 0)), ...variation.up.slice(points.length)],
  };
}

interface Parts {
  readonly bytes: Uint8Array;
  readonly offsets: readonly number[];
}

/** Returns the bytes with one part replaced, and where each part begins. Parts begin at even numbers. */
function replaced({ bytes, offsets }: Parts, part: number, replacement: Uint8Array): Parts {
  const [start, end] = [offsets[part] ?? 0, offsets[part + 1] ?? 0];
  const length = (replacement.byteLength + 1) & ~1;
  const changed = new Uint8Array(bytes.byteLength - (end - start) + length);
  changed.set(bytes.subarray(0, start));
  changed.set(replacement, start);
  changed.set(bytes.subarray(end), start + length);
  return {
    bytes: changed,
    offsets: offsets.map((offset, index) => (index > part ? offset - (end - start) + length : offset)),
  };
}

/** The offsets of `count` parts and their end. Short ones are stored as half their value. */
const offsetsIn = (view: DataView, start: number, count: number, isLong: boolean): number[] =>
  Array.from({ length: count + 1 }, (_, index) =>
    isLong ? view.getUint32(start + index * 4) : view.getUint16(start + index * 2) * 2,
  );

function longOffsets(offsets: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(offsets.length * 4);
  for (const [index, offset] of offsets.entries()) viewOf(bytes).setUint32(index * 4, offset);
  return bytes;
}

const GLYPH_OFFSETS_ARE_LONG = 50;
const VARIATION_HEADER = 20;

/**
 * Returns a TrueType font with one weight axis whose zero has no slash. Throws an error if its zero has another form,
 * because then this needs a look at the new font.
 */
export function withPlainZero(font: Uint8Array): Uint8Array {
  const tables = tablesOf(font);
  const head = tableOf(tables, 'head');
  const count = viewOf(tableOf(tables, 'maxp')).getUint16(4);
  const zero = numberOfZero(tableOf(tables, 'post'));

  const glyphs = {
    bytes: tableOf(tables, 'glyf'),
    offsets: offsetsIn(
      viewOf(tableOf(tables, 'loca')),
      0,
      count,
      viewOf(head).getInt16(GLYPH_OFFSETS_ARE_LONG) === 1,
    ),
  };
  const glyph = glyphs.bytes.subarray(glyphs.offsets[zero], glyphs.offsets[zero + 1]);
  const contours = contoursOf(glyph);
  const points = contours.flat();
  const { outer, origins } = originsOf(contours);
  const plain = pointsOf(origins, points);
  const changed = replaced(glyphs, zero, glyphOf([plain.slice(0, outer), plain.slice(outer)], glyph));
  tables.set('glyf', changed.bytes);
  tables.set('loca', longOffsets(changed.offsets));
  viewOf(head).setInt16(GLYPH_OFFSETS_ARE_LONG, 1);

  const table = tableOf(tables, 'gvar');
  const view = viewOf(table);
  const isLong = (view.getUint16(14) & 1) === 1;
  const start = view.getUint32(16);
  const variations = {
    bytes: table.subarray(start),
    offsets: offsetsIn(view, VARIATION_HEADER, count, isLong),
  };
  const moves = variationsOf(
    variations.bytes.subarray(variations.offsets[zero], variations.offsets[zero + 1]),
    points.length,
    view.getUint16(4),
  );
  const moved = replaced(
    variations,
    zero,
    variationBytesOf(moves.map((variation) => variationOf(variation, origins, points))),
  );
  tables.set('gvar', variationTableOf(table, moved));
  return fontOf(tables, font);
}

/** Returns the table with other variations. The peaks that glyphs share follow the offsets. */
function variationTableOf(table: Uint8Array, { bytes, offsets }: Parts): Uint8Array {
  const view = viewOf(table);
  const peaks = view.getUint32(8);
  const shared = table.subarray(peaks, peaks + view.getUint16(6) * view.getUint16(4) * 2);
  const head = table.slice(0, VARIATION_HEADER);
  const start = VARIATION_HEADER + offsets.length * 4;
  viewOf(head).setUint32(8, start);
  viewOf(head).setUint16(14, 1);
  viewOf(head).setUint32(16, start + shared.byteLength);
  return Buffer.concat([head, longOffsets(offsets), shared, bytes]);
}
