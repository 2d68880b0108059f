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

/** The error of every call: a response with an error status, an unreadable response, or no response. */
export class ApiError extends Error {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** A stable identifier for programs, such as `post.not-found`; `network` without a response. */
  readonly id: string;
  /** The server's message, written for users; null if there is none. */
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
  /** Finds the request in the server's log. */
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

  /** Whether the staff has suspended or banned the member. The server's message has the reason and the end. */
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

/** Creates an ApiError from an error response, also if the body is not the contract's, such as a proxy's error page. */
export const refusal = (status: number, text: string, requestId: string | null): ApiError => {
  return readRefusal(status, parsed(text), requestId);
};

/** The same for a parsed body. */
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
