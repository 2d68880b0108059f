const SECTOR = 512;
const NONE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;

function compoundEntry(name: string, links: { right?: number; child?: number }): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt32LE(NONE, 68);
  entry.writeUInt32LE(links.right ?? NONE, 72);
  entry.writeUInt32LE(links.child ?? NONE, 76);
  return entry;
}

/**
 * Creates a container of the older Office formats. Streams with these names are at its top level, and other streams are
 * inside of the first one. Its directory is in two sectors that are not adjacent.
 */
export function compoundFile(names: readonly string[], inside: readonly string[] = []): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(SECTOR, 0xff);
  for (const [sector, next] of [TABLE_SECTOR, 3, END_OF_CHAIN, END_OF_CHAIN].entries()) {
    table.writeUInt32LE(next, sector * 4);
  }
  const firstInside = 1 + names.length;
  const entries = [
    compoundEntry('Root Entry', { child: 1 }),
    ...names.map((name, index) =>
      compoundEntry(name, {
        ...(index + 1 < names.length ? { right: index + 2 } : {}),
        ...(index === 0 && inside.length > 0 ? { child: firstInside } : {}),
      }),
    ),
    ...inside.map((name, index) =>
      compoundEntry(name, index + 1 < inside.length ? { right: firstInside + index + 1 } : {}),
    ),
  ];
  const directory = Buffer.concat([...entries, Buffer.alloc(2 * SECTOR)]).subarray(0, 2 * SECTOR);
  return Buffer.concat([
    header,
    table,
    directory.subarray(0, SECTOR),
    Buffer.alloc(SECTOR),
    directory.subarray(SECTOR),
  ]);
}
