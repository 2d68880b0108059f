import { forEachOf } from '../workers/for-each.ts';
import type { S3Connection } from './s3-connection.ts';

const MEBIBYTE = 1024 * 1024;
/** The limit of S3. */
const MOST_PARTS = 10_000;
/** The number of parts of an object that are sent at a time. */
const WORKERS = 3;

export interface Part {
  /** The first part has the number 1. */
  readonly number: number;
  readonly start: number;
  readonly length: number;
}

/** Divides an object into parts of equal size. Some services require that. Only the last part can be smaller. */
export function partsOf(size: number, usual: number): Part[] {
  const least = Math.ceil(size / MOST_PARTS / MEBIBYTE) * MEBIBYTE;
  const length = size > usual * MOST_PARTS ? least : usual;
  const count = Math.ceil(size / length);
  return Array.from({ length: count }, (_, index) => {
    const start = index * length;
    return { number: index + 1, start, length: Math.min(length, size - start) };
  });
}

/** Sends one part. Returns its ETag. */
export type SendPart = (uploadId: string, part: Part) => Promise<string | undefined>;

const sizeOf = (parts: readonly Part[]): number => parts.reduce((size, { length }) => size + length, 0);

/** Stores an object part by part. If a part fails, deletes the parts that the service already has. */
export async function sendParts(
  s3: S3Connection,
  key: string,
  parts: readonly Part[],
  send: SendPart,
): Promise<void> {
  const ofObject = { Bucket: s3.bucket, Key: key };
  const { UploadId: uploadId = '' } = await s3.call('begin an upload', (service) =>
    service.createMultipartUpload(ofObject),
  );
  const ofUpload = { ...ofObject, UploadId: uploadId };
  try {
    const tags = new Map<number, string | undefined>();
    await forEachOf(parts, WORKERS, async (part) => {
      tags.set(part.number, await send(uploadId, part));
    });
    const Parts = parts.map(({ number }) => ({ PartNumber: number, ETag: tags.get(number) }));
    try {
      await s3.call('complete an upload', (service) =>
        service.completeMultipartUpload({ ...ofUpload, MultipartUpload: { Parts } }),
      );
    } catch (error) {
      // If the first response was lost, the service has completed the upload and no longer knows it.
      const head = await s3.callOrNull('head an object', (service) => service.headObject(ofObject));
      if (head?.ContentLength !== sizeOf(parts)) throw error;
    }
  } catch (error) {
    // If this fails, too, maintenance deletes the parts.
    await s3.call('abort an upload', (service) => service.abortMultipartUpload(ofUpload)).catch(() => null);
    throw error;
  }
}
