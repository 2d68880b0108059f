import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[\da-f]{64})$/u;

const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Encodes as RFC 3986 requires. `encodeURIComponent` leaves five characters as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('&');

/** Returns the error code of S3 for a request that is not signed with the key (Signature Version 4), or null. */
export function signatureFault(request: IncomingMessage, body: Buffer, key: S3Key): string | null {
  const { headers, method = '', url = '' } = request;
  const groups = AUTHORIZATION.exec(headers.authorization ?? '')?.groups;
  if (groups === undefined) return 'AccessDenied';
  const { id = '', scope = '', day = '', region = '', names = '', signature = '' } = groups;
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-content-sha256')) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const canonical = [
    method,
    pathname,
    canonicalQuery(searchParams),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const isRight = timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
  return isRight ? null : 'SignatureDoesNotMatch';
}
