import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Key {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The parameters of a presigned URL. They replace the header `Authorization`. */
export const SIGNATURE_PARAMETERS = [
  'X-Amz-Algorithm',
  'X-Amz-Content-Sha256',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-Signature',
  'X-Amz-SignedHeaders',
];

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<credential>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[\da-f]{64})$/u;
const CREDENTIAL = /^(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request)$/u;
const TIME = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})T(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})Z$/u;
/** S3 accepts a clock that is up to 15 minutes wrong. */
const CLOCK_DIFFERENCE = 15 * 60 * 1000;
const LONGEST_LIFE = 7 * 24 * 60 * 60;

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
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('&');

interface Signature {
  readonly credential: string;
  readonly names: string;
  readonly signature: string;
  readonly date: string;
  readonly bodyHash: string;
}

function headerSignature({ headers }: IncomingMessage, body: Buffer): Signature | string {
  const { credential, names, signature } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {};
  if (credential === undefined || names === undefined || signature === undefined) return 'AccessDenied';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== hash(body)) return 'XAmzContentSHA256Mismatch';
  if (!names.split(';').includes('x-amz-content-sha256')) return 'AccessDenied';
  return { credential, names, signature, date: String(headers['x-amz-date']), bodyHash };
}

function presignedSignature(
  { headers, method }: IncomingMessage,
  query: URLSearchParams,
): Signature | string {
  const parameter = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  // S3 refuses requests that are signed twice. The test server lets nobody write by a presigned URL.
  if (headers.authorization !== undefined || method !== 'GET') return 'InvalidArgument';
  const date = parameter('Date');
  const signedAt = Date.parse(date.replace(TIME, '$<year>-$<month>-$<day>T$<hour>:$<minute>:$<second>Z'));
  const life = Number(parameter('Expires'));
  const now = Date.now();
  if (!(life > 0 && life <= LONGEST_LIFE)) return 'AuthorizationQueryParametersError';
  // Also refuses a time that is not a time.
  if (!(now > signedAt - CLOCK_DIFFERENCE && now < signedAt + life * 1000)) return 'AccessDenied';
  return {
    credential: parameter('Credential'),
    names: parameter('SignedHeaders'),
    signature: parameter('Signature'),
    date,
    bodyHash: 'UNSIGNED-PAYLOAD',
  };
}

/** Returns the error code of S3 for a request that is not signed with the key (Signature Version 4), or null. */
export function signatureFault(request: IncomingMessage, body: Buffer, key: S3Key): string | null {
  const { headers, method = '', url = '' } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const isPresigned = searchParams.has('X-Amz-Signature');
  const found = isPresigned ? presignedSignature(request, searchParams) : headerSignature(request, body);
  if (typeof found === 'string') return found;
  const { credential, names, signature, date, bodyHash } = found;
  const { id = '', scope = '', day = '', region = '' } = CREDENTIAL.exec(credential)?.groups ?? {};
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  if (!signed.includes('host')) return 'AccessDenied';
  const canonical = [
    method,
    pathname,
    canonicalQuery(searchParams),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const expected = hmac(signingKey, text).toString('hex');
  const isRight =
    expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  return isRight ? null : 'SignatureDoesNotMatch';
}
