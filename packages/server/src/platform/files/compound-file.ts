import { open, type FileHandle } from 'node:fs/promises';

/**
 * The container of the older Office formats (MS-CFB). It consists of chains of sectors, and one chain is the
 * directory.
 */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const NUMBER_BYTES = 4;
/** The highest number of a sector. Higher numbers are markers, for example for the end of a chain. */
const LAST_SECTOR = 0xfffffffa;
/**
 * The header contains the numbers of the first sectors of the allocation table. It also says where the chain with the
 * other numbers begins.
 */
const FIRST_TABLES = { at: 76, count: 109 };
/**
 * The maximum number of sectors of the directory. A typical document has a few entries, and a document with many
 * embedded objects has hundreds.
 */
const MOST_SECTORS = 2000;

/**
 * An encrypted document of a current Office version. Such a document uses this container, and the server cannot check
 * its content.
 */
export const ENCRYPTED_OFFICE = 'application/encrypted';

const formats: readonly (readonly [string, string])[] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['EncryptedPackage', ENCRYPTED_OFFICE],
];

const isSector = (number: number | undefined): number is number =>
  number !== undefined && number <= LAST_SECTOR;

/** An entry of the directory, which is a tree. Each entry has the numbers of its siblings and of its child. */
interface Entry {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
}

function entryOf(bytes: Buffer): Entry {
  // The length is in bytes, and includes the zero at the end.
  const length = Math.min(64, bytes.readUInt16LE(64));
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, length - 2)),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
  };
}

class CompoundFile {
  readonly #file: FileHandle;
  readonly #header: Buffer;
  readonly #sectorBytes: number;
  /** The sectors of the allocation table in their order. */
  #tables: number[] = [];

  constructor(file: FileHandle, header: Buffer) {
    this.#file = file;
    this.#header = header;
    this.#sectorBytes = 2 ** header.readUInt16LE(30);
  }

  async #sector(number: number): Promise<Buffer> {
    const bytes = Buffer.alloc(this.#sectorBytes);
    const { bytesRead } = await this.#file.read(bytes, 0, bytes.length, (number + 1) * this.#sectorBytes);
    return bytes.subarray(0, bytesRead);
  }

  async #numberAt(sector: number, index: number): Promise<number | undefined> {
    const bytes = await this.#sector(sector);
    const at = index * NUMBER_BYTES;
    return at + NUMBER_BYTES <= bytes.length ? bytes.readUInt32LE(at) : undefined;
  }

  async #readTables(): Promise<void> {
    for (let index = 0; index < FIRST_TABLES.count; index += 1) {
      const table = this.#header.readUInt32LE(FIRST_TABLES.at + index * NUMBER_BYTES);
      if (isSector(table)) this.#tables.push(table);
    }
    let next: number | undefined = this.#header.readUInt32LE(68);
    const perSector = this.#sectorBytes / NUMBER_BYTES - 1;
    for (let count = 0; isSector(next) && count < MOST_SECTORS; count += 1) {
      const bytes = await this.#sector(next);
      if (bytes.length < this.#sectorBytes) return;
      for (let index = 0; index < perSector; index += 1) {
        const table = bytes.readUInt32LE(index * NUMBER_BYTES);
        if (isSector(table)) this.#tables.push(table);
      }
      next = bytes.readUInt32LE(perSector * NUMBER_BYTES);
    }
  }

  /** Returns the next sector of the chain. */
  async #after(sector: number): Promise<number | undefined> {
    const perTable = this.#sectorBytes / NUMBER_BYTES;
    const table = this.#tables[Math.floor(sector / perTable)];
    return table === undefined ? undefined : this.#numberAt(table, sector % perTable);
  }

  async #entries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    let sector: number | undefined = this.#header.readUInt32LE(48);
    for (let count = 0; isSector(sector) && count < MOST_SECTORS; count += 1) {
      const bytes = await this.#sector(sector);
      for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
        entries.push(entryOf(bytes.subarray(at, at + ENTRY_BYTES)));
      }
      sector = await this.#after(sector);
    }
    return entries;
  }

  /** Returns the names at the top level only, because embedded objects have the same names at deeper levels. */
  async names(): Promise<ReadonlySet<string>> {
    await this.#readTables();
    const entries = await this.#entries();
    const names = new Set<string>();
    const seen = new Set<number>();
    const pending = [entries[0]?.child];
    for (let number = pending.pop(); number !== undefined; number = pending.pop()) {
      const entry = entries[number];
      if (entry === undefined || seen.has(number)) continue;
      seen.add(number);
      names.add(entry.name);
      pending.push(entry.left, entry.right);
    }
    return names;
  }
}

/**
 * Returns the older Office format of a file. Returns null for other files in the same container, such as installers.
 */
export async function formerOfficeType(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0);
    const isCompound = bytesRead === HEADER_BYTES && header.subarray(0, SIGNATURE.length).equals(SIGNATURE);
    if (!isCompound || ![9, 12].includes(header.readUInt16LE(30))) return null;
    const names = await new CompoundFile(file, header).names();
    return formats.find(([stream]) => names.has(stream))?.[1] ?? null;
  } finally {
    await file.close();
  }
}
