import { loadOnce } from '../load-once.ts';
import type { PresignedResponse, PresignedUrl } from './file-store.ts';
import { S3Connection } from './s3-connection.ts';
import type { S3Settings } from './s3-settings.ts';

const SECOND = 1000;
/**
 * How long the URL of a file stays the same. Browsers keep using the URL while they play a recording, also after a
 * pause, so minutes would be too short.
 */
const WINDOW = 2 * 60 * 60 * SECOND;

/** Signs the URL of an object. */
export type Presign = (key: string, response: PresignedResponse) => Promise<PresignedUrl>;

const loadLibrary = loadOnce(() =>
  Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]),
);

/**
 * Returns null if browsers do not read from the service. Within a window of two hours, all viewers get the same URL of
 * a file, so that browsers can cache the parts that they have read. The URL is valid until the end of the next window.
 */
export function createPresigner(settings: S3Settings, now = Date.now): Presign | null {
  if (settings.directReads === null) return null;
  const s3 = new S3Connection({ ...settings, ...settings.directReads });
  return async (key, { contentType, contentDisposition }) => {
    const time = now();
    const start = Math.floor(time / WINDOW) * WINDOW;
    const url = await s3.call('sign a URL', async (service) => {
      const [{ GetObjectCommand }, { getSignedUrl }] = await loadLibrary();
      const command = new GetObjectCommand({
        Bucket: s3.bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition,
        // The URL contains the file's id, and the bytes of a file never change.
        ResponseCacheControl: `private, max-age=${WINDOW / SECOND}, immutable`,
      });
      const options = { signingDate: new Date(start), expiresIn: (2 * WINDOW) / SECOND };
      return getSignedUrl(service, command, options);
    });
    return { url, cacheSeconds: Math.ceil((start + WINDOW - time) / SECOND) };
  };
}
