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

/** What every call fails with: a refusal of the server, an answer that cannot be read, or no answer at all. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable and fit for programs, such as `post.not-found`; `network` when no answer came. */
  readonly id: string;
  /** The server's own words, fit to be shown; null when it gave none. */
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

  /** The staff has suspended or banned the member; the server's words say why, and until when. */
  get isExclusion(): boolean {
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

/** Reads a refusal; a body that is not the contract's (a proxy's page, say) still makes an ApiError. */
export const refusal = (status: number, text: string, requestId: string | null): ApiError => {
  return readRefusal(status, parsed(text), requestId);
};

/** The same of a body that is read already. */
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
