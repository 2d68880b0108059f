import type { IncomingMessage } from 'node:http';
import { S3Fault, type S3Objects } from './s3-objects.ts';
import { SIGNATURE_PARAMETERS } from './s3-signature.ts';

export interface S3Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly bucketName: string;
  readonly pageSize: number;
}

/** What a call needs to know about its request. */
interface Call {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string;
  readonly body: Buffer;
  readonly pageSize: number;
  /** Returns the bytes of the object that is copied. */
  readonly source: () => Buffer;
}

const none = Buffer.alloc(0);
const empty = (status: number, headers = {}): S3Answer => ({ status, headers, body: none });
const xml = (text: string): S3Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
});

/** Headers that not all services support. The server must not need them. */
const UNUSUAL = /^(?:x-amz-(?:checksum|sdk-checksum|trailer|acl|tagging|server-side)|content-encoding)/u;

/** The query parameters that tell calls with the same method apart. */
const names: readonly (readonly [method: string, parameter: string | null, name: string])[] = [
  ['GET', 'uploads', 'ListMultipartUploads'],
  ['GET', 'list-type', 'ListObjectsV2'],
  ['GET', null, 'GetObject'],
  ['HEAD', null, 'HeadObject'],
  ['PUT', 'partNumber', 'UploadPart'],
  ['PUT', null, 'PutObject'],
  ['POST', 'uploads', 'CreateMultipartUpload'],
  ['POST', 'uploadId', 'CompleteMultipartUpload'],
  ['DELETE', 'uploadId', 'AbortMultipartUpload'],
  ['DELETE', null, 'DeleteObject'],
];
/** The library adds this parameter to the address of each call. It has no effect. */
const OWN_NAME = 'x-id';
/** The headers that a signed URL can set in the response. */
const responseHeaders = ['cache-control', 'content-disposition', 'content-type'] as const;
const known = new Set([
  OWN_NAME,
  ...SIGNATURE_PARAMETERS,
  ...responseHeaders.map((name) => `response-${name}`),
  'continuation-token',
  'key-marker',
  'list-type',
  'partNumber',
  'prefix',
  'upload-id-marker',
  'uploadId',
  'uploads',
]);

const addressOf = ({ url = '' }: IncomingMessage): URL => new URL(url, 'http://localhost');

/** Returns the name of the call, or null for a call that this server does not know. */
export function callOf(request: IncomingMessage): string | null {
  const { searchParams } = addressOf(request);
  if ([...searchParams.keys()].some((name) => !known.has(name))) return null;
  if (Object.keys(request.headers).some((name) => UNUSUAL.test(name))) return null;
  const found = names.find(
    ([method, parameter]) => method === request.method && (parameter === null || searchParams.has(parameter)),
  );
  if (found === undefined) return null;
  const isCopy = request.headers['x-amz-copy-source'] !== undefined;
  if (!isCopy) return found[2];
  return { UploadPart: 'UploadPartCopy', PutObject: 'CopyObject' }[found[2]] ?? null;
}

const RANGE = /^bytes=(?<start>\d+)-(?<end>\d*)$/u;

function partOf(body: Buffer, range: string): { part: Buffer; start: number } {
  const { start = '', end = '' } = RANGE.exec(range)?.groups ?? {};
  if (start === '' || Number(start) >= body.length) throw new S3Fault(416, 'InvalidRange');
  const after = end === '' ? body.length : Number(end) + 1;
  return { part: body.subarray(Number(start), after), start: Number(start) };
}

function requestedHeaders(query: URLSearchParams): Record<string, string> {
  const wanted = responseHeaders.map((name) => [name, query.get(`response-${name}`)] as const);
  return Object.fromEntries(wanted.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

function getObject(bucket: S3Objects, { key, header, query }: Call): S3Answer {
  const { body, tag, storedAt } = bucket.get(key);
  const condition = header('if-match');
  if (condition !== '' && condition !== tag) throw new S3Fault(412, 'PreconditionFailed');
  const headers = { etag: tag, 'last-modified': storedAt.toUTCString(), ...requestedHeaders(query) };
  const range = header('range');
  if (range === '') return { status: 200, headers, body };
  const { part, start } = partOf(body, range);
  const ofPart = `bytes ${start}-${start + part.length - 1}/${body.length}`;
  return { status: 206, headers: { ...headers, 'content-range': ofPart }, body: part };
}

const PART = /<Part>.*?<\/Part>/gsu;
const TAG = /<ETag>(?<tag>[^<]*)<\/ETag>/u;
const NUMBER = /<PartNumber>(?<number>\d+)<\/PartNumber>/u;

function complete(bucket: S3Objects, { key, query, body }: Call): S3Answer {
  const parts = [...body.toString().matchAll(PART)].map(([text]) => ({
    number: Number(NUMBER.exec(text)?.groups?.['number']),
    tag: (TAG.exec(text)?.groups?.['tag'] ?? '').replaceAll('&quot;', '"'),
  }));
  if (parts.length === 0) throw new S3Fault(400, 'MalformedXML');
  const { tag } = bucket.complete(query.get('uploadId') ?? '', key, parts);
  return xml(`<CompleteMultipartUploadResult><ETag>${tag}</ETag></CompleteMultipartUploadResult>`);
}

function listObjects({ objects }: S3Objects, { query, pageSize }: Call): S3Answer {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, pageSize);
  const contents = page.map((key) => {
    const { body, storedAt } = objects.get(key) ?? { body: none, storedAt: new Date(0) };
    return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${storedAt.toISOString()}</LastModified></Contents>`;
  });
  const isTruncated = keys.length > pageSize;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function listUploads({ uploads }: S3Objects, { query, pageSize }: Call): S3Answer {
  const after = query.get('upload-id-marker') ?? '';
  const prefix = query.get('prefix') ?? '';
  const found = [...uploads].filter(([id, { key }]) => key.startsWith(prefix) && id > after);
  const page = found.slice(0, pageSize);
  const entries = page.map(
    ([id, { key, initiatedAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiatedAt.toISOString()}</Initiated></Upload>`,
  );
  const [lastId, last] = page.at(-1) ?? [];
  const isTruncated = found.length > pageSize;
  const next = isTruncated
    ? `<NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${lastId}</NextUploadIdMarker>`
    : '';
  return xml(
    `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListMultipartUploadsResult>`,
  );
}

const uploadOf = ({ query, key }: Call) => [query.get('uploadId') ?? '', key] as const;

const calls: Readonly<Record<string, (bucket: S3Objects, call: Call) => S3Answer>> = {
  GetObject: getObject,
  HeadObject: getObject,
  ListObjectsV2: listObjects,
  ListMultipartUploads: listUploads,
  CompleteMultipartUpload: complete,
  PutObject: (bucket, { key, body }) => empty(200, { etag: bucket.put(key, body).tag }),
  CopyObject: (bucket, call) =>
    xml(`<CopyObjectResult><ETag>${bucket.put(call.key, call.source()).tag}</ETag></CopyObjectResult>`),
  DeleteObject: (bucket, { key }) => {
    bucket.objects.delete(key);
    return empty(204);
  },
  CreateMultipartUpload: (bucket, { key }) =>
    xml(
      `<InitiateMultipartUploadResult><UploadId>${bucket.begin(key)}</UploadId></InitiateMultipartUploadResult>`,
    ),
  UploadPart: (bucket, call) => {
    const [id, key] = uploadOf(call);
    return empty(200, { etag: bucket.putPart(id, key, Number(call.query.get('partNumber')), call.body).tag });
  },
  UploadPartCopy: (bucket, call) => {
    const [id, key] = uploadOf(call);
    const { part } = partOf(call.source(), call.header('x-amz-copy-source-range'));
    const { tag } = bucket.putPart(id, key, Number(call.query.get('partNumber')), part);
    return xml(`<CopyPartResult><ETag>${tag}</ETag></CopyPartResult>`);
  },
  AbortMultipartUpload: (bucket, call) => {
    bucket.abort(...uploadOf(call));
    return empty(204);
  },
};

/** Removes the name of the bucket from a path. */
function keyIn(bucketName: string, path: string): string {
  const [, name, ...parts] = path.split('/');
  if (name !== bucketName) throw new S3Fault(404, 'NoSuchBucket');
  return parts.map(decodeURIComponent).join('/');
}

export function respond(bucket: S3Objects, call: string, asked: Asked): S3Answer {
  const { pathname, searchParams } = addressOf(asked.request);
  const header = (name: string) => String(asked.request.headers[name] ?? '');
  const handler = calls[call];
  if (handler === undefined) throw new S3Fault(501, 'NotImplemented');
  return handler(bucket, {
    key: keyIn(asked.bucketName, pathname),
    query: searchParams,
    header,
    body: asked.body,
    pageSize: asked.pageSize,
    source: () => bucket.get(keyIn(asked.bucketName, `/${header('x-amz-copy-source')}`)).body,
  });
}
