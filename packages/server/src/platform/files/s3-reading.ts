import { Readable } from 'node:stream';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { ByteRange } from './file-store.ts';
import { FileStoreError } from './file-store-error.ts';
import type { S3Connection } from './s3-connection.ts';

/** How often a download continues without having received a byte. */
const FRUITLESS_ATTEMPTS = 3;
/** The error code of RFC 9110 for a broken-off message; Node.js uses it for a body that ends too early. */
const CUT_OFF = Object.assign(new Error('The body is incomplete.'), { code: 'ECONNRESET' });

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  // In Node.js, the body of a response is always a stream.
  if (!(Body instanceof Readable)) throw new FileStoreError('get an object', CUT_OFF);
  return Body;
}

interface Opened {
  readonly object: GetObjectCommandOutput;
  /** The bytes that the first response contains. */
  readonly range: ByteRange;
}

/**
 * Returns the bytes of the response. If the connection breaks off, another request gets the rest. This also happens to
 * members who pause a video, because the connection to the service is then idle for too long.
 */
export function readObject(s3: S3Connection, key: string, { object, range }: Opened): Readable {
  let body = bodyOf(object);

  async function resume(start: number): Promise<void> {
    const rest = await s3.call('get the rest of an object', (service) =>
      service.getObject({
        Bucket: s3.bucket,
        Key: key,
        Range: `bytes=${start}-${range.end}`,
        // Fails if the object has been replaced in the meantime.
        IfMatch: object.ETag,
      }),
    );
    body = bodyOf(rest);
  }

  async function* bytes(): AsyncGenerator<Buffer> {
    let position = range.start;
    let fruitless = 0;
    while (position <= range.end) {
      const before = position;
      let failure: unknown = CUT_OFF;
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          position += chunk.length;
          yield chunk;
        }
      } catch (error) {
        failure = error;
      }
      if (position > range.end) return;
      fruitless = position > before ? 0 : fruitless + 1;
      if (fruitless === FRUITLESS_ATTEMPTS) throw new FileStoreError('read an object', failure);
      await resume(position);
    }
  }

  const stream = Readable.from(bytes(), { objectMode: false });
  // Ends the connection if the reader goes away before the end.
  stream.once('close', () => body.destroy());
  return stream;
}
