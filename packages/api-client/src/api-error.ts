export interface FieldError {
  path: string;
  message: string;
}

export interface ApiErrorDetails {
  status: number;
  id: string;
  serverMessage?: string | null;
  fieldErrors?: readonly FieldError[];
  requestId?: string | null;
  cause?: unknown;
}

/** The error of every failed call: the response has an error status, cannot be read, or never arrived. */
export class ApiError extends Error {
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  /** A stable identifier for programs, such as `post.not-found`. It is `network` if there was no response. */
  readonly id: string;
  /** The server's message, written for users; null if there is none. */
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
  /** The id under which the server's log has the request. */
  readonly requestId: string | null;

  constructor(details: ApiErrorDetails) {
    const serverMessage = details.serverMessage ?? null;
    super(serverMessage ?? details.id, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.id = details.id;
    this.serverMessage = serverMessage;
    this.fieldErrors = details.fieldErrors ?? [];
    this.requestId = details.requestId ?? null;
  }

  /** Whether the staff has suspended or banned the member. The server's message says why and until when. */
  get isRestriction(): boolean {
    return this.id === 'auth.suspended' || this.id === 'auth.banned';
  }

  get isNetwork(): boolean {
    return this.status === 0;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Creates an ApiError from an error response. The body can have another format than the contract's, for example a
 * proxy's error page.
 */
export const refusal = (status: number, text: string, requestId: string | null): ApiError => {
  return readRefusal(status, parsed(text), requestId);
};

/** Creates an ApiError from an error response whose body is already parsed. */
export const readRefusal = (status: number, body: unknown, requestId: string | null): ApiError => {
  if (!isRecord(body)) return new ApiError({ status, id: 'response.unreadable', requestId });
  const { message, id, errors } = body;
  return new ApiError({
    status,
    id: typeof id === 'string' ? id : 'response.unreadable',
    serverMessage: typeof message === 'string' && message !== '' ? message : null,
    fieldErrors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    requestId,
  });
};

export const unreadable = (status: number, requestId: string | null, cause?: unknown): ApiError =>
  new ApiError({ status, id: 'response.unreadable', requestId, cause });

export const networkFailure = (cause?: unknown): ApiError =>
  new ApiError({ status: 0, id: 'network', cause });
