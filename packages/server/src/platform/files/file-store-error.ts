let failures = 0;

/** Returns how often the file store has failed since the start of the process. */
export const fileStoreFailures = (): number => failures;

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

const HTTP_INSUFFICIENT_STORAGE = 507;
/** The error codes of services whose storage or quota is full. */
const fullNames: ReadonlySet<unknown> = new Set(['QuotaExceeded', 'XMinioStorageFull']);

function statusOf(error: unknown): number | undefined {
  const metadata = property(error, '$metadata');
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const status: unknown = Reflect.get(metadata, 'httpStatusCode');
  return typeof status === 'number' ? status : undefined;
}

/** Returns the name or the error code, and the status of the response if there was one. */
function summaryOf(error: unknown): string {
  const status = statusOf(error);
  const code = property(error, 'code');
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown error';
  return status === undefined ? name : `${name}, status ${status}`;
}

/**
 * The file store did not do its work, for example because its server does not respond. The message names only the
 * operation and the kind of the failure, because the original error can contain parts of the request.
 */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  /** The error code of a full disk if the storage of the service is full. */
  readonly code: 'EDQUOT' | undefined;

  constructor(operation: string, error: unknown) {
    super(`The file store failed: ${operation} (${summaryOf(error)}).`);
    const isFull = statusOf(error) === HTTP_INSUFFICIENT_STORAGE || fullNames.has(property(error, 'name'));
    this.code = isFull ? 'EDQUOT' : undefined;
    failures += 1;
  }
}
