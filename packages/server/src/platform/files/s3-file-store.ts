import { open, rm, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ListMultipartUploadsCommandInput } from '@aws-sdk/client-s3';
import { createSemaphore } from '../workers/semaphore.ts';
import {
  matchFileKey,
  parseFileKey,
  requireFileId,
  type ByteRange,
  type FileStore,
  type PresignedResponse,
  type PresignedUrl,
  type StoredFile,
  type WholeFile,
} from './file-store.ts';
import { S3Connection, type S3Timeouts } from './s3-connection.ts';
import { partsOf, sendParts } from './s3-multipart.ts';
import { createPresigner, type Presign } from './s3-presigner.ts';
import { readObject } from './s3-reading.ts';
import type { S3Settings } from './s3-settings.ts';

const MEBIBYTE = 1024 * 1024;

export interface S3FileStoreOptions {
  readonly timeouts?: Partial<S3Timeouts>;
  /** Larger files are sent in parts of this size. S3 requires at least 5 MiB. */
  readonly partBytes?: number;
  /** Larger files are copied in parts of this size, so that no request takes long. */
  readonly copyBytes?: number;
  /** The current time in epoch milliseconds. */
  readonly now?: () => number;
}

interface StoredObject extends StoredFile {
  readonly storedAt: number;
}

/** Limits the memory: each running upload holds one part. */
const UPLOADS = 8;

async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, start + filled);
    if (bytesRead === 0) throw new Error('The file became shorter while it was stored.');
    filled += bytesRead;
  }
  return bytes;
}

/** Stores files in a bucket of S3 or of a compatible service. Other programs can use other prefixes of the bucket. */
export class S3FileStore implements FileStore {
  readonly #s3: S3Connection;
  readonly #root: string;
  readonly #partBytes: number;
  readonly #copyBytes: number;
  readonly #presign: Presign | null;
  readonly #upload = createSemaphore(UPLOADS);

  constructor(settings: S3Settings, options: S3FileStoreOptions = {}) {
    this.#s3 = new S3Connection(settings, options.timeouts);
    this.#root = `${settings.prefix}files/`;
    this.#partBytes = options.partBytes ?? 8 * MEBIBYTE;
    this.#copyBytes = options.copyBytes ?? 256 * MEBIBYTE;
    this.#presign = createPresigner(settings, options.now);
  }

  #object(key: string): { Bucket: string; Key: string } {
    const { fileId, variant } = parseFileKey(key);
    return { Bucket: this.#s3.bucket, Key: `${this.#root}${fileId}/${variant}` };
  }

  #folder(fileId: string): string {
    requireFileId(fileId);
    return `${this.#root}${fileId}/`;
  }

  async put(key: string, sourcePath: string): Promise<void> {
    const object = this.#object(key);
    const source = await open(sourcePath, 'r');
    try {
      const { size } = await source.stat();
      if (size > this.#partBytes) await this.#putParts(object.Key, source, size);
      else await this.#putWhole(object.Key, source, size);
    } finally {
      await source.close();
    }
    await rm(sourcePath, { force: true });
  }

  // Each body is a buffer and not a stream, so that a failed request can be repeated.
  #putWhole(key: string, source: FileHandle, size: number): Promise<unknown> {
    return this.#upload(async () => {
      const Body = await readBytes(source, 0, size);
      return this.#s3.call('put an object', (service) =>
        service.putObject({ Bucket: this.#s3.bucket, Key: key, Body, ContentLength: size }),
      );
    });
  }

  async #putParts(key: string, source: FileHandle, size: number): Promise<void> {
    await sendParts(this.#s3, key, partsOf(size, this.#partBytes), (uploadId, { number, start, length }) =>
      this.#upload(async () => {
        const Body = await readBytes(source, start, length);
        const { ETag } = await this.#s3.call('upload a part', (service) =>
          service.uploadPart({
            Bucket: this.#s3.bucket,
            Key: key,
            UploadId: uploadId,
            PartNumber: number,
            Body,
            ContentLength: length,
          }),
        );
        return ETag;
      }),
    );
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    if (range === undefined) return (await this.openWhole(key))?.stream ?? null;
    const wanted = this.#object(key);
    const object = await this.#s3.callOrNull('get a part of an object', (service) =>
      service.getObject({ ...wanted, Range: `bytes=${range.start}-${range.end}` }),
    );
    return object === null ? null : readObject(this.#s3, wanted.Key, { object, range });
  }

  async openWhole(key: string): Promise<WholeFile | null> {
    const wanted = this.#object(key);
    const object = await this.#s3.callOrNull('get an object', (service) => service.getObject(wanted));
    if (object === null) return null;
    const size = object.ContentLength ?? 0;
    return {
      size,
      stream: readObject(this.#s3, wanted.Key, { object, range: { start: 0, end: size - 1 } }),
    };
  }

  async presign(key: string, response: PresignedResponse): Promise<PresignedUrl | null> {
    return this.#presign?.(this.#object(key).Key, response) ?? null;
  }

  async size(key: string): Promise<number | null> {
    const wanted = this.#object(key);
    const head = await this.#s3.callOrNull('head an object', (service) => service.headObject(wanted));
    return head === null ? null : (head.ContentLength ?? 0);
  }

  async copy(fileId: string, copyId: string): Promise<boolean> {
    requireFileId(copyId);
    const objects = await this.#variantsOf(fileId);
    if (objects.length === 0) return false;
    try {
      for (const object of objects) {
        if (await this.#copyObject(object, copyId)) continue;
        // The file was deleted in the meantime.
        await this.remove(copyId);
        return false;
      }
    } catch (error) {
      // If this fails, too, maintenance deletes the copy, because no row of the database has its id.
      await this.remove(copyId).catch(() => null);
      throw error;
    }
    return true;
  }

  /** Returns false if the object does not exist. */
  async #copyObject({ fileId, variant, size }: StoredObject, copyId: string): Promise<boolean> {
    const Bucket = this.#s3.bucket;
    const Key = this.#folder(copyId) + variant;
    const CopySource = `${Bucket}/${this.#folder(fileId)}${variant}`;
    if (size <= this.#copyBytes) {
      const ofCopy = { Bucket, Key, CopySource };
      const copied = await this.#s3.callOrNull('copy an object', (service) => service.copyObject(ofCopy));
      return copied !== null;
    }
    await sendParts(this.#s3, Key, partsOf(size, this.#copyBytes), async (UploadId, part) => {
      const { start, length, number: PartNumber } = part;
      const CopySourceRange = `bytes=${start}-${start + length - 1}`;
      const { CopyPartResult } = await this.#s3.call('copy a part', (service) =>
        service.uploadPartCopy({ Bucket, Key, UploadId, PartNumber, CopySource, CopySourceRange }),
      );
      return CopyPartResult?.ETag;
    });
    return true;
  }

  async remove(fileId: string): Promise<void> {
    // One request for each variant, because some services require checksums for deleting several objects in one request.
    for (const { variant } of await this.#variantsOf(fileId)) {
      const object = { Bucket: this.#s3.bucket, Key: this.#folder(fileId) + variant };
      await this.#s3.call('delete an object', (service) => service.deleteObject(object));
    }
  }

  list(): AsyncIterable<StoredFile> {
    return this.#list(this.#root);
  }

  /** The objects are in the order of their keys, so the variants of a file follow each other. */
  async *listBefore(time: number): AsyncIterable<string> {
    let fileId = '';
    let storedAt = Infinity;
    for await (const object of this.#list(this.#root)) {
      if (object.fileId === fileId) {
        storedAt = Math.max(storedAt, object.storedAt);
        continue;
      }
      if (storedAt < time) yield fileId;
      ({ fileId, storedAt } = object);
    }
    if (storedAt < time) yield fileId;
  }

  async #variantsOf(fileId: string): Promise<StoredObject[]> {
    const objects: StoredObject[] = [];
    for await (const object of this.#list(this.#folder(fileId))) objects.push(object);
    return objects;
  }

  async *#list(prefix: string): AsyncGenerator<StoredObject> {
    let ContinuationToken: string | undefined;
    do {
      const query = { Bucket: this.#s3.bucket, Prefix: prefix, ContinuationToken };
      const page = await this.#s3.call('list objects', (service) => service.listObjectsV2(query));
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const file = matchFileKey(Key.slice(this.#root.length));
        if (file === null) continue;
        yield { ...file, size: Size, storedAt: LastModified?.getTime() ?? Infinity };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async removeUnfinished(time: number): Promise<number> {
    let removed = 0;
    let query: ListMultipartUploadsCommandInput | null = { Bucket: this.#s3.bucket, Prefix: this.#root };
    while (query !== null) {
      const asked: ListMultipartUploadsCommandInput = query;
      const page = await this.#s3.call('list uploads', (service) => service.listMultipartUploads(asked));
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (Initiated === undefined || Initiated.getTime() >= time) continue;
        const upload = { Bucket: this.#s3.bucket, Key, UploadId };
        // Null means that the upload has ended in the meantime.
        await this.#s3.callOrNull('abort an upload', (service) => service.abortMultipartUpload(upload));
        removed += 1;
      }
      query =
        page.IsTruncated === true
          ? { ...asked, KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
          : null;
    }
    return removed;
  }
}
