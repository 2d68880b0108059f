import { address, ConfigError, integer, text, type Environment } from '../environment.ts';

interface S3Endpoint {
  /** The address of the service, without the name of the bucket. */
  readonly endpoint: string;
  /** True if the name of the bucket is part of the path, false if it is part of the host name. */
  readonly usesPathStyle: boolean;
}

/** The address of a bucket and the key that opens it. */
export interface S3Settings extends S3Endpoint {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The beginning of the key of every object: empty, or a path that ends with a slash. */
  readonly prefix: string;
  /** The address at which browsers read large files from the service. Null if the server sends all files. */
  readonly directReads: S3Endpoint | null;
}

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const optional = ['S3_REGION', 'S3_PREFIX', 'S3_DIRECT_READS', 'S3_PUBLIC_ENDPOINT'] as const;
const BUCKET = /^[a-z\d][\w.-]{1,61}[a-z\d]$/iu;
const REGION = /^[\w-]{1,60}$/u;
/** A part of the path cannot begin with a dot, because addresses with `..` mean another path. */
const PREFIX = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/u;

function matching(environment: Environment, name: string, pattern: RegExp, rule: string): string | null {
  const value = text(environment, name);
  if (value !== null && !pattern.test(value)) throw new ConfigError(`${name} must be ${rule}.`);
  return value;
}

function prefixOf(environment: Environment): string {
  const prefix = matching(
    environment,
    'S3_PREFIX',
    PREFIX,
    'a path of letters, digits, dots, hyphens and underscores, without a slash at its beginning or end',
  );
  return prefix === null ? '' : `${prefix}/`;
}

/** Returns the address of the service. If the host begins with the bucket's name, requests use virtual hosts. */
function endpointOf(name: string, url: URL, bucket: string): S3Endpoint {
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name} must be an address without a key, a query or a fragment.`);
  }
  const usesPathStyle = !url.hostname.startsWith(`${bucket}.`);
  const service = new URL(url);
  if (!usesPathStyle) service.hostname = url.hostname.slice(bucket.length + 1);
  return { endpoint: service.href.replace(/\/+$/u, ''), usesPathStyle };
}

function directReadsOf(environment: Environment, own: S3Endpoint, bucket: string): S3Endpoint | null {
  const isDirect = integer(environment, 'S3_DIRECT_READS', 0, 0, 1) === 1;
  const url = address(environment, 'S3_PUBLIC_ENDPOINT', ['https:', 'http:']);
  if (url !== null && !isDirect) throw new ConfigError('S3_PUBLIC_ENDPOINT needs S3_DIRECT_READS=1.');
  if (!isDirect) return null;
  return url === null ? own : endpointOf('S3_PUBLIC_ENDPOINT', url, bucket);
}

/** The origin from which browsers read large files. Null if the server sends all files. */
export function directOriginOf(s3: Pick<S3Settings, 'bucket' | 'directReads'> | null): string | null {
  const direct = s3?.directReads ?? null;
  if (s3 === null || direct === null) return null;
  const { protocol, host } = new URL(direct.endpoint);
  return `${protocol}//${direct.usesPathStyle ? '' : `${s3.bucket}.`}${host}`;
}

/** Reads the settings of the bucket. Returns null if none of them is set. */
export function readS3Settings(environment: Environment): S3Settings | null {
  if ([...required, ...optional].every((name) => text(environment, name) === null)) return null;
  const url = address(environment, 'S3_ENDPOINT', ['https:', 'http:']);
  const bucket = matching(environment, 'S3_BUCKET', BUCKET, 'the name of a bucket');
  const accessKeyId = text(environment, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = text(environment, 'S3_SECRET_ACCESS_KEY');
  if (url === null || bucket === null || accessKeyId === null || secretAccessKey === null) {
    const missing = required.filter((name) => text(environment, name) === null);
    throw new ConfigError(
      `${missing.join(', ')} must be set, too. To store files in the data folder, set no variable that begins with S3_.`,
    );
  }
  const endpoint = endpointOf('S3_ENDPOINT', url, bucket);
  return {
    ...endpoint,
    bucket,
    region: matching(environment, 'S3_REGION', REGION, 'the name of a region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    prefix: prefixOf(environment),
    directReads: directReadsOf(environment, endpoint, bucket),
  };
}
