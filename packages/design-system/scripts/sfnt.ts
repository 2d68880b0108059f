// Reads and writes the tables of a TrueType font.

const RECORD = 16;
const HEADER = 12;
/** A font file whose checksum, as a whole, is this number is intact. */
const WHOLE_FILE = 0xb1_b0_af_ba;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const padded = (length: number): number => (length + 3) & ~3;

/** The sum of the table's 32-bit numbers. The length of `bytes` is a multiple of four. */
function checksumOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let offset = 0; offset < bytes.byteLength; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}

/** Returns the tables of a font by their tags, in the order of the file. */
export function tablesOf(font: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(font);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const record = HEADER + index * RECORD;
      const tag = String.fromCodePoint(...font.subarray(record, record + 4));
      const start = view.getUint32(record + 8);
      return [tag, font.slice(start, start + view.getUint32(record + 12))];
    }),
  );
}

/** Returns a font with these tables. `header` is a font with as many tables, whose first bytes remain. */
export function fontOf(tables: ReadonlyMap<string, Uint8Array>, header: Uint8Array): Uint8Array {
  const start = HEADER + tables.size * RECORD;
  const length = [...tables.values()].reduce((sum, table) => sum + padded(table.byteLength), start);
  const font = new Uint8Array(length);
  font.set(header.subarray(0, HEADER));
  const view = viewOf(font);
  let offset = start;
  let head = 0;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const record = HEADER + index * RECORD;
    font.set(table, offset);
    if (tag === 'head') {
      head = offset;
      view.setUint32(head + 8, 0);
    }
    font.set(Buffer.from(tag, 'latin1'), record);
    view.setUint32(record + 4, checksumOf(font.subarray(offset, offset + padded(table.byteLength))));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.byteLength);
    offset += padded(table.byteLength);
  }
  view.setUint32(head + 8, (WHOLE_FILE - checksumOf(font)) >>> 0);
  return font;
}

/** Returns one table of the font. Throws an error if the font does not have it. */
export function tableOf(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}
