import type { DatabaseDialect } from '../database/database.ts';

/** The number of this format. A reader refuses archives with a higher number. */
export const FORMAT = 1;

export const HEADER = 'backup.json';
export const SQLITE_DATABASE = 'database/parvis.db';
export const SECRET = 'secret';
export const CHECKSUMS = 'SHA256SUMS';
export const MANIFEST = 'manifest.json';

/** The first file of an archive. */
export interface Header {
  readonly format: number;
  readonly createdAt: string;
  /** The version of Parvis that has written the backup. */
  readonly version: string;
  readonly engine: DatabaseDialect;
  /** The last migration of the database. */
  readonly migration: string;
  /** The columns of each table, in the order of the rows. Empty for SQLite, whose database is one file. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** The last file of an archive. An archive without it is not complete. */
export interface Manifest {
  /** The number of rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly files: { readonly count: number; readonly bytes: number };
  /** Files of the database that were not in the file store. */
  readonly missingFiles: readonly string[];
  /** The SHA-256 of the file `SHA256SUMS`. */
  readonly checksums: string;
}

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const AGE = Buffer.from('age-encryption.org/v1');
/** The number of bytes at the start of an archive that show how it is encoded. */
export const MAGIC_BYTES = AGE.length;

export type Encoding = 'encrypted' | 'plain' | 'unknown';

/** Returns how an archive is encoded. */
export function encodingOf(start: Buffer): Encoding {
  if (start.subarray(0, AGE.length).equals(AGE)) return 'encrypted';
  return start.subarray(0, ZSTD.length).equals(ZSTD) ? 'plain' : 'unknown';
}

const NAME = /^parvis-backup-(?<day>\d{8})T(?<time>\d{6})Z\.tar\.zst(?:\.age)?$/;

/** Returns the name of an archive, such as `parvis-backup-20261128T151805Z.tar.zst`. */
export function archiveName(time: number, isEncrypted: boolean): string {
  const stamp = new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `parvis-backup-${stamp}.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** Returns the time in the name of an archive, or null if the name is not one of an archive. */
export function timeOfArchive(name: string): number | null {
  const { day, time } = NAME.exec(name)?.groups ?? {};
  if (day === undefined || time === undefined) return null;
  const date = day.replace(/(?<year>....)(?<month>..)(?<day>..)/, '$<year>-$<month>-$<day>');
  const clock = time.replace(/(?<hour>..)(?<minute>..)(?<second>..)/, '$<hour>:$<minute>:$<second>');
  const parsed = Date.parse(`${date}T${clock}Z`);
  return Number.isNaN(parsed) ? null : parsed;
}

const TABLE_PART = /^database\/[a-z_]{1,63}\/\d{8}\.copy$/;
const FILE = /^files\/(?<shard>[0-9a-f]{2})\/[0-9a-f-]{34}\k<shard>\/[a-z]{1,20}$/;

/** Returns the name of a part of a table of PostgreSQL. The rows of a table are all of its parts, one after the other. */
export const tablePart = (table: string, index: number): string =>
  `database/${table}/${String(index).padStart(8, '0')}.copy`;

/** Returns the name of a stored file in the archive. It is also its path in the data folder. */
export function storedFileName(key: string): string {
  const [fileId = ''] = key.split('/');
  return `files/${fileId.slice(-2)}/${key}`;
}

const fixed: ReadonlySet<string> = new Set([HEADER, SQLITE_DATABASE, SECRET, CHECKSUMS, MANIFEST]);

export const isStoredFile = (name: string): boolean => FILE.test(name);

/** Whether an archive can have a file with this name. No such name leads out of a folder. */
export const isKnownName = (name: string): boolean =>
  fixed.has(name) || isStoredFile(name) || TABLE_PART.test(name);
