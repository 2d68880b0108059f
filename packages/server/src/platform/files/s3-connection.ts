import type { S3 } from '@aws-sdk/client-s3';
import { loadOnce } from '../load-once.ts';
import { FileStoreError } from './file-store-error.ts';
import type { S3Settings } from './s3-settings.ts';

/** Time limits in milliseconds. */
export interface S3Timeouts {
  /** The limit for a new connection. */
  readonly connect: number;
  /** The limit without any byte in either direction. */
  readonly idle: number;
}

const TIMEOUTS: S3Timeouts = { connect: 3000, idle: 15_000 };
const ATTEMPTS = 3;
/** Each download uses a connection for as long as the member reads. */
const MOST_CONNECTIONS = 256;

const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NoSuchUpload', 'NotFound']);

const isMissing = (error: unknown): boolean => error instanceof Error && missing.has(error.name);

async function connect(settings: S3Settings, { connect: connectionTimeout, idle }: S3Timeouts): Promise<S3> {
  // Only installations that use S3 load the library.
  const { S3: Service } = await import('@aws-sdk/client-s3');
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  return new Service({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.usesPathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Many services refuse the checksums that the library would add. The signature contains a SHA-256 of the body, so
    // the service still checks what it receives.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout,
      socketTimeout: idle,
      // A warning about waiting requests would go to the standard error, past the log.
      socketAcquisitionWarningTimeout: 2 ** 31 - 1,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** Calls the service that has the bucket. */
export class S3Connection {
  readonly bucket: string;
  readonly #service: () => Promise<S3>;

  constructor(settings: S3Settings, timeouts: Partial<S3Timeouts> = {}) {
    this.bucket = settings.bucket;
    this.#service = loadOnce(() => connect(settings, { ...TIMEOUTS, ...timeouts }));
  }

  /** Makes a call. Every failure is a `FileStoreError`. */
  async call<Output>(operation: string, work: (service: S3) => Promise<Output>): Promise<Output> {
    try {
      return await work(await this.#service());
    } catch (error) {
      throw new FileStoreError(operation, error);
    }
  }

  /** Like `call`, but returns null if the object or the upload does not exist. */
  callOrNull<Output>(operation: string, work: (service: S3) => Promise<Output>): Promise<Output | null> {
    return this.call<Output | null>(operation, async (service) => {
      try {
        return await work(service);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }
}
