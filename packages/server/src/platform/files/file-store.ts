import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** The last byte is included, as in the Range header. */
  end: number;
}

/** Stores members' files. The key of a file is `<file id>/<variant>`. */
export interface FileStore {
  /** Moves the file at `sourcePath` into the store. After this returns, the file is complete and on disk. */
  put(key: string, sourcePath: string): Promise<void>;
  /** Returns null if the file does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Returns the size in bytes, or null if the file does not exist. */
  size(key: string): Promise<number | null>;
  /**
   * Stores every variant under a second id. The copy stays when the first file is removed. Returns false if the file
   * does not exist.
   */
  copy(fileId: string, copyId: string): Promise<boolean>;
  /** Deletes every variant of a file. If the file does not exist, this is not an error. */
  remove(fileId: string): Promise<void>;
  /** Returns the ids of the files that were stored before this time. */
  listBefore(time: number): AsyncIterable<string>;
  /** Returns the keys of all files. A file that is stored meanwhile can be missing. */
  keys(): AsyncIterable<string>;
}

export function fileKey(fileId: string, variant: string): string {
  return `${fileId}/${variant}`;
}
