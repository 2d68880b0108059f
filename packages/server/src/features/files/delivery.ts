import type { IncomingHttpHeaders } from 'node:http';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import type { RecordingType } from '../../platform/files/recordings.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { filePolicy } from './policy.ts';
import { fileHeaders, fileTag } from './presenter.ts';
import { fileNotFound } from './errors.ts';
import { createFileRepository } from './repository.ts';
import { conditionsOf, sendBytes, type Delivery } from './sending.ts';

export interface FileRequest {
  fileId: string;
  variant: string;
  expires: number;
  signature: string;
}

type ContentType = 'application/pdf' | 'image/webp' | 'video/mp4' | 'video/webm' | RecordingType;

interface Redirect {
  readonly status: 302;
  readonly headers: Record<string, string>;
}

const MEDIA = /^(?:audio|video)\//u;

/** Whether an `<audio>` or a `<video>` element sends the request. Not every browser says so. */
const isOfMediaElement = ({ 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean =>
  destination === 'audio' || destination === 'video';

export function createFileDelivery({ clock, database, files, secrets }: Dependencies) {
  const repository = createFileRepository(database);
  const urls = createFileUrls(secrets.key('file addresses'));

  return async function deliver(
    request: FileRequest,
    requestHeaders: IncomingHttpHeaders,
  ): Promise<Delivery<ContentType> | Redirect> {
    const now = clock.now();
    if (!filePolicy.signed(urls, request, now)) throw fileNotFound();
    const file = await repository.find(request.fileId);
    if (file === null) throw fileNotFound();

    const secondsLeft = Math.floor(request.expires - now / 1000);
    const headers = fileHeaders(file, request.variant, secondsLeft);
    const key = fileKey(file.id, request.variant);
    const contentType = file.content_type as ContentType;
    // Only media elements are redirected. A download would lose its file name at another origin. Pictures are small,
    // and browsers keep them for a week at the server's address.
    const direct = MEDIA.test(contentType)
      ? await files.presign(key, { contentType, contentDisposition: headers['content-disposition'] })
      : null;
    const vary: Record<string, string> = direct === null ? {} : { vary: 'sec-fetch-dest' };
    if (direct !== null && isOfMediaElement(requestHeaders)) {
      const maxAge = Math.min(secondsLeft, direct.cacheSeconds);
      return {
        status: 302,
        headers: { ...vary, location: direct.url, 'cache-control': `private, max-age=${maxAge}` },
      };
    }
    const tag = fileTag(file.id, request.variant);
    return sendBytes(
      files,
      { key, contentType, tag, headers: { ...headers, ...vary } },
      conditionsOf(requestHeaders),
    );
  };
}
