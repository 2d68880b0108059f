import type { Readable } from 'node:stream';

export interface ByteRange {
  start: number;
  /** The last byte is included, as in the Range header. */
  end: number;
}

export interface FileKey {
  readonly fileId: string;
  readonly variant: string;
}

export interface StoredFile extends FileKey {
  /** The size in bytes. */
  readonly size: number;
}

export interface WholeFile {
  /** The size in bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** A URL at which the store itself sends a file, for a limited time. */
export interface PresignedUrl {
  readonly url: string;
  /** How many seconds a browser can keep the URL. The URL is valid for longer. */
  readonly cacheSeconds: number;
}

/** The headers of the response at a presigned URL. */
export interface PresignedResponse {
  readonly contentType: string;
  readonly contentDisposition: string;
}

/**
 * Stores members' files. The key of a file is `<file id>/<variant>`. The bytes of a stored file never change. If the
 * store does not respond, its methods throw a `FileStoreError`.
 */
export interface FileStore {
  /** Moves the file at `sourcePath` into the store. After this returns, the file is complete and durable. */
  put(key: string, sourcePath: string): Promise<void>;
  /** Returns a part of the file, or null if the file does not exist. Without a range, this is the whole file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Returns the whole file with its size in one step, or null if the file does not exist. */
  openWhole(key: string): Promise<WholeFile | null>;
  /**
   * Returns a URL at which browsers read the file from the store. Returns null if the store has no such URLs. Does not
   * check whether the file exists.
   */
  presign(key: string, response: PresignedResponse): Promise<PresignedUrl | null>;
  /** Returns the size in bytes, or null if the file does not exist. */
  size(key: string): Promise<number | null>;
  /**
   * Stores every variant under a second id. The copy stays when the first file is removed. Returns false if the file
   * does not exist.
   */
  copy(fileId: string, copyId: string): Promise<boolean>;
  /** Deletes every variant of a file. If the file does not exist, this is not an error. */
  remove(fileId: string): Promise<void>;
  /** Returns every variant of every file. */
  list(): AsyncIterable<StoredFile>;
  /** Returns the ids of the files that were stored before this time. */
  listBefore(time: number): AsyncIterable<string>;
  /** Deletes the parts of uploads that began before this time and never ended. Returns the number of these uploads. */
  removeUnfinished(time: number): Promise<number>;
}

const FILE_ID = /^[\da-f-]{36}$/u;
const KEY = /^(?<fileId>[\da-f-]{36})\/(?<variant>[a-z]{1,20})$/u;

export const isFileId = (text: string): boolean => FILE_ID.test(text);

/** Returns the parts of a key, or null if the text is not a key. */
export function matchFileKey(text: string): FileKey | null {
  const { fileId, variant } = KEY.exec(text)?.groups ?? {};
  return fileId === undefined || variant === undefined ? null : { fileId, variant };
}

/** Throws if the text is not a key. So a key never leads out of the store. */
export function parseFileKey(key: string): FileKey {
  const parsed = matchFileKey(key);
  if (parsed === null) throw new Error(`Not the key of a file: ${key}`);
  return parsed;
}

export function requireFileId(fileId: string): void {
  if (!FILE_ID.test(fileId)) throw new Error(`Not the id of a file: ${fileId}`);
}

export function fileKey(fileId: string, variant: string): string {
  return `${fileId}/${variant}`;
}
