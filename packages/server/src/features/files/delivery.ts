import type { Readable } from 'node:stream';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { namesTag } from '../../platform/http/entity-tags.ts';
import { filePolicy } from './policy.ts';
import { fileHeaders, fileTag } from './presenter.ts';
import { parseRange } from './range.ts';
import { fileNotFound, rangeNotSatisfiable } from './refusals.ts';
import { createFileRepository } from './repository.ts';

export interface FileRequest {
  fileId: string;
  variant: string;
  expires: number;
  signature: string;
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
}

type ContentType = 'image/webp' | 'video/mp4' | 'video/webm';

export type Delivery =
  | { status: 304; headers: Record<string, string> }
  | {
      status: 200 | 206;
      headers: Record<string, string | number>;
      contentType: ContentType;
      stream: Readable;
    };

export function createFileDelivery({ clock, database, files, secrets }: Dependencies) {
  const repository = createFileRepository(database);
  const urls = createFileUrls(secrets.key('file addresses'));

  return async function deliver(request: FileRequest): Promise<Delivery> {
    const now = clock.now();
    if (!filePolicy.signed(urls, request, now)) throw fileNotFound();
    const file = await repository.find(request.fileId);
    if (file === null) throw fileNotFound();

    const secondsLeft = Math.floor(request.expires - now / 1000);
    const headers = fileHeaders(file, request.variant, secondsLeft);
    const tag = fileTag(file.id, request.variant);
    if (namesTag(request.ifNoneMatch, tag)) return { status: 304, headers };

    const key = fileKey(file.id, request.variant);
    const size = await files.size(key);
    if (size === null) throw fileNotFound();

    const stale = request.ifRange !== undefined && request.ifRange !== tag;
    const range = stale ? null : parseRange(request.range, size);
    if (range === 'unsatisfiable') throw rangeNotSatisfiable(size);
    const stream = await files.open(key, range ?? undefined);
    if (stream === null) throw fileNotFound();

    const contentType = file.content_type as ContentType;
    if (range === null) {
      return { status: 200, contentType, stream, headers: { ...headers, 'content-length': size } };
    }
    return {
      status: 206,
      contentType,
      stream,
      headers: {
        ...headers,
        'content-length': range.end - range.start + 1,
        'content-range': `bytes ${range.start}-${range.end}/${size}`,
      },
    };
  };
}
