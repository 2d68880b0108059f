/** The number of values in the header: the counts of ZIP codes, of towns, and of the bytes of all names. */
const HEADER = 3;
const AREAS = 1000;
/** The number of units in a degree. The source has four decimals, and the center of two points needs five. */
export const DEGREES = 100_000;
/** The value in `areaTowns` for three digits that no ZIP code begins with. */
export const NO_TOWN = 0xffff;

interface ZipTableSize {
  readonly zips: number;
  readonly towns: number;
  readonly nameBytes: number;
}

/** All ZIP codes as arrays that share one buffer. Reading them needs no parsing and creates no objects. */
export interface ZipTable {
  /** The ZIP codes as sorted numbers. */
  readonly zips: Uint32Array;
  /** The number of the town of each ZIP code. Towns are sorted by latitude. */
  readonly townOf: Uint16Array;
  /** The positions in degrees, multiplied by `DEGREES`. */
  readonly townLatitudes: Int32Array;
  readonly townLongitudes: Int32Array;
  /** The index in `members` at which each town's ZIP codes begin. One more value marks the end of the last town. */
  readonly memberStarts: Uint32Array;
  /** Indexes of `zips`, grouped by town. */
  readonly members: Uint16Array;
  /**
   * The values for each group of three digits: the ZIP code nearest to the center, the town with the most ZIP codes,
   * and the center.
   */
  readonly areaZips: Uint32Array;
  readonly areaTowns: Uint16Array;
  readonly areaLatitudes: Int32Array;
  readonly areaLongitudes: Int32Array;
  /** The index in `names` at which each town's name begins. One more value marks the end of the last name. */
  readonly nameStarts: Uint32Array;
  /** The names in UTF-8, for example 'Chicago, IL'. */
  readonly names: Uint8Array;
}

/**
 * Places the arrays in the buffer. Those of four bytes come first, so that all are aligned. Every platform of Node.js
 * is little-endian.
 */
function layOut(buffer: ArrayBuffer, { zips, towns, nameBytes }: ZipTableSize): ZipTable {
  let offset = HEADER * Uint32Array.BYTES_PER_ELEMENT;
  const next = (bytes: number): number => {
    const start = offset;
    offset += bytes;
    return start;
  };
  const uint32 = (length: number) => new Uint32Array(buffer, next(4 * length), length);
  const int32 = (length: number) => new Int32Array(buffer, next(4 * length), length);
  const uint16 = (length: number) => new Uint16Array(buffer, next(2 * length), length);
  return {
    zips: uint32(zips),
    memberStarts: uint32(towns + 1),
    nameStarts: uint32(towns + 1),
    areaZips: uint32(AREAS),
    townLatitudes: int32(towns),
    townLongitudes: int32(towns),
    areaLatitudes: int32(AREAS),
    areaLongitudes: int32(AREAS),
    townOf: uint16(zips),
    members: uint16(zips),
    areaTowns: uint16(AREAS),
    names: new Uint8Array(buffer, next(nameBytes), nameBytes),
  };
}

const bytesOf = ({ zips, towns, nameBytes }: ZipTableSize): number =>
  4 * (HEADER + zips + 4 * towns + 2 + 3 * AREAS) + 2 * (2 * zips + AREAS) + nameBytes;

export function createZipTable(size: ZipTableSize): { buffer: ArrayBuffer; table: ZipTable } {
  const buffer = new ArrayBuffer(bytesOf(size));
  new Uint32Array(buffer, 0, HEADER).set([size.zips, size.towns, size.nameBytes]);
  return { buffer, table: layOut(buffer, size) };
}

export function readZipTable(buffer: ArrayBuffer): ZipTable {
  const [zips = 0, towns = 0, nameBytes = 0] = new Uint32Array(buffer, 0, HEADER);
  return layOut(buffer, { zips, towns, nameBytes });
}
