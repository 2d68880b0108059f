import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** Inclusive, as in the Range header. */
  end: number;
}

/** Stores members' files. A key is `<file id>/<variant>`. */
export interface FileStore {
  /** Moves the file at `sourcePath` into the store; once this returns, it is durable and complete. */
  put(key: string, sourcePath: string): Promise<void>;
  /** Null if there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** In bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** Stores every variant under a second id, which stays when the first one is removed. False if there is none. */
  copy(fileId: string, copyId: string): Promise<boolean>;
  /** Deletes every variant of a file; a missing file is no error. */
  remove(fileId: string): Promise<void>;
  /** The ids of the files stored before that time. */
  listBefore(time: number): AsyncIterable<string>;
}

export function fileKey(fileId: string, variant: string): string {
  return `${fileId}/${variant}`;
}
