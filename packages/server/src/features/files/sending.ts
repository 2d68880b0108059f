import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import { namesTag } from '../../platform/http/entity-tags.ts';
import { parseRange } from './range.ts';
import { fileNotFound, rangeNotSatisfiable } from './errors.ts';

/** The request headers for caching and ranges. */
export interface Conditions {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

interface StoredBytes<ContentType extends string> {
  readonly key: string;
  readonly contentType: ContentType;
  /** The bytes under a key never change, so the key serves as the ETag. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Delivery<ContentType extends string> =
  | { status: 304; headers: Record<string, string> }
  | {
      status: 200 | 206;
      headers: Record<string, string | number>;
      contentType: ContentType;
      stream: Readable;
    };

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export function conditionsOf(headers: IncomingHttpHeaders): Conditions {
  return {
    range: first(headers['range']),
    ifRange: first(headers['if-range']),
    ifNoneMatch: first(headers['if-none-match']),
  };
}

/** With these headers a browser shows or saves members' files, but never runs them as a part of this site. */
const HARMLESS = {
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Sends the whole file, the requested range, or the status 304. */
export async function sendBytes<ContentType extends string>(
  files: FileStore,
  { key, contentType, tag, headers: own }: StoredBytes<ContentType>,
  { range: wanted, ifRange, ifNoneMatch }: Conditions,
): Promise<Delivery<ContentType>> {
  const headers = { ...own, ...HARMLESS, etag: tag };
  if (namesTag(ifNoneMatch, tag)) return { status: 304, headers };

  // Most requests have no range, and then one request to the store is enough.
  if (wanted === undefined) {
    const file = await files.openWhole(key);
    if (file === null) throw fileNotFound();
    return {
      status: 200,
      contentType,
      stream: file.stream,
      headers: { ...headers, 'content-length': file.size },
    };
  }
  const size = await files.size(key);
  if (size === null) throw fileNotFound();
  const isStale = ifRange !== undefined && ifRange !== tag;
  const range = isStale ? null : parseRange(wanted, size);
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(size);
  const stream = await files.open(key, range ?? undefined);
  if (stream === null) throw fileNotFound();

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
}
