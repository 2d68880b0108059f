// Reads and writes the outline of a simple glyph, and how it changes with the weight, in the formats of OpenType's
// tables glyf and gvar.
import { viewOf } from './sfnt.ts';

const ON_CURVE = 0x01;
const SHORT_X = 0x02;
const SHORT_Y = 0x04;
const REPEATED = 0x08;
const SAME_OR_POSITIVE_X = 0x10;
const SAME_OR_POSITIVE_Y = 0x20;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

export type Contour = readonly Point[];

function readFlags(view: DataView, start: number, count: number): { flags: number[]; next: number } {
  const flags: number[] = [];
  let next = start;
  while (flags.length < count) {
    const flag = view.getUint8(next);
    next += 1;
    const repeats = (flag & REPEATED) === 0 ? 0 : view.getUint8(next);
    if ((flag & REPEATED) !== 0) next += 1;
    for (let index = 0; index <= repeats; index += 1) flags.push(flag);
  }
  return { flags, next };
}

function readCoordinates(
  view: DataView,
  start: number,
  flags: readonly number[],
  [isShort, isSameOrPositive]: readonly [number, number],
): { values: number[]; next: number } {
  let next = start;
  let value = 0;
  const values = flags.map((flag) => {
    if ((flag & isShort) !== 0) {
      value += view.getUint8(next) * ((flag & isSameOrPositive) === 0 ? -1 : 1);
      next += 1;
    } else if ((flag & isSameOrPositive) === 0) {
      value += view.getInt16(next);
      next += 2;
    }
    return value;
  });
  return { values, next };
}

/** Returns the contours of a glyph. Throws an error if the glyph is made of other glyphs. */
export function contoursOf(glyph: Uint8Array): Contour[] {
  const view = viewOf(glyph);
  const count = view.getInt16(0);
  if (count < 0) throw new Error('The glyph is made of other glyphs.');
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(10 + index * 2) + 1);
  const instructions = 10 + count * 2;
  const { flags, next } = readFlags(view, instructions + 2 + view.getUint16(instructions), ends.at(-1) ?? 0);
  const across = readCoordinates(view, next, flags, [SHORT_X, SAME_OR_POSITIVE_X]);
  const up = readCoordinates(view, across.next, flags, [SHORT_Y, SAME_OR_POSITIVE_Y]);
  const points = flags.map((flag, index) => ({
    x: across.values[index] ?? 0,
    y: up.values[index] ?? 0,
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : ends[index - 1], end));
}

/** Returns a glyph without instructions. Its box is the one of `original`. */
export function glyphOf(contours: readonly Contour[], original: Uint8Array): Uint8Array {
  const points = contours.flat();
  const start = 12 + contours.length * 2;
  const bytes = new Uint8Array(start + points.length * 5);
  const view = viewOf(bytes);
  bytes.set(original.subarray(0, 10));
  view.setInt16(0, contours.length);
  let end = -1;
  for (const [index, contour] of contours.entries()) {
    end += contour.length;
    view.setUint16(10 + index * 2, end);
  }
  let last = { x: 0, y: 0 };
  for (const [index, point] of points.entries()) {
    view.setUint8(start + index, point.isOnCurve ? ON_CURVE : 0);
    view.setInt16(start + points.length + index * 2, point.x - last.x);
    view.setInt16(start + points.length * 3 + index * 2, point.y - last.y);
    last = point;
  }
  return bytes;
}

const HAS_SHARED_POINTS = 0x80_00;
const COUNT = 0x0f_ff;
const HAS_OWN_PEAK = 0x80_00;
const IS_INTERMEDIATE = 0x40_00;
const HAS_OWN_POINTS = 0x20_00;

/** How far each point moves at one weight. */
export interface Variation {
  /** The bytes that say where on the axes this is. */
  readonly place: Uint8Array;
  readonly across: readonly number[];
  readonly up: readonly number[];
}

function readDeltas(view: DataView, start: number, count: number): { values: number[]; next: number } {
  const values: number[] = [];
  let next = start;
  while (values.length < count) {
    const control = view.getUint8(next);
    next += 1;
    for (let index = 0; index <= (control & 0x3f); index += 1) {
      const isZero = (control & 0x80) !== 0;
      const isLong = (control & 0x40) !== 0;
      values.push(isZero ? 0 : isLong ? view.getInt16(next) : view.getInt8(next));
      next += isZero ? 0 : isLong ? 2 : 1;
    }
  }
  return { values, next };
}

/**
 * Returns the variations of a glyph with `points` points, without its four points for the spacing. Throws an error if a
 * variation moves only some points, because then the place of the others depends on their order.
 */
export function variationsOf(bytes: Uint8Array, points: number, axes: number): Variation[] {
  const view = viewOf(bytes);
  const count = view.getUint16(0);
  let data = view.getUint16(2);
  if ((count & HAS_SHARED_POINTS) !== 0) {
    if (view.getUint8(data) !== 0) throw new Error('The variations move only some points.');
    data += 1;
  }
  let header = 4;
  return Array.from({ length: count & COUNT }, () => {
    const flags = view.getUint16(header + 2);
    const length =
      ((flags & HAS_OWN_PEAK) === 0 ? 0 : axes * 2) + ((flags & IS_INTERMEDIATE) === 0 ? 0 : axes * 4);
    const place = bytes.slice(header + 2, header + 4 + length);
    const hasOwnPoints = (flags & HAS_OWN_POINTS) !== 0;
    if (hasOwnPoints && view.getUint8(data) !== 0) throw new Error('A variation moves only some points.');
    const across = readDeltas(view, data + (hasOwnPoints ? 1 : 0), points + 4);
    const up = readDeltas(view, across.next, points + 4);
    data += view.getUint16(header);
    header += 4 + length;
    return { place, across: across.values, up: up.values };
  });
}

/** The numbers in runs of at most 64, each with two bytes. The compression of the file makes them small. */
function deltasOf(values: readonly number[]): number[] {
  return Array.from({ length: Math.ceil(values.length / 64) }, (_, run) => {
    const some = values.slice(run * 64, run * 64 + 64);
    return [0x40 | (some.length - 1), ...some.flatMap((value) => [(value >> 8) & 0xff, value & 0xff])];
  }).flat();
}

/** Returns the bytes of a glyph's variations. Each variation moves every point. */
export function variationBytesOf(variations: readonly Variation[]): Uint8Array {
  const data = variations.map(({ across, up }) => [0, ...deltasOf(across), ...deltasOf(up)]);
  const headers = variations.flatMap(({ place }, index) => {
    const flags = viewOf(place).getUint16(0) | HAS_OWN_POINTS;
    const length = data[index]?.length ?? 0;
    return [length >> 8, length & 0xff, flags >> 8, flags & 0xff, ...place.subarray(2)];
  });
  const start = 4 + headers.length;
  return Uint8Array.from([
    variations.length >> 8,
    variations.length & 0xff,
    start >> 8,
    start & 0xff,
    ...headers,
    ...data.flat(),
  ]);
}
