export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export interface ErrorBody {
  readonly message: string;
  readonly id: string;
  readonly errors?: readonly FieldError[];
}

/** A refusal that is answered as it stands: `message` is fit to be shown, `id` is stable for programs. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly id: string;
  readonly fieldErrors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    status: number,
    id: string,
    message: string,
    options: { fieldErrors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.fieldErrors = options.fieldErrors;
    this.headers = options.headers;
  }
}

export function errorBody(error: AppError): ErrorBody {
  const { message, id, fieldErrors } = error;
  return fieldErrors === undefined ? { message, id } : { message, id, errors: fieldErrors };
}

/** Without a message of its own the answer points at the fields. */
export function badRequest(
  message = 'Please check the highlighted fields.',
  fieldErrors?: readonly FieldError[],
  id = 'request.invalid',
): AppError {
  return new AppError(400, id, message, fieldErrors === undefined ? {} : { fieldErrors });
}

export function unauthorized(message = 'Please log in to continue.', id = 'auth.required'): AppError {
  return new AppError(401, id, message, { headers: { 'www-authenticate': 'Bearer' } });
}

export function forbidden(message = 'You may not do this.', id = 'policy.forbidden'): AppError {
  return new AppError(403, id, message);
}

/** For an identity in the body that is not the caller's. */
export function foreignIdentity(): AppError {
  return forbidden('You can only do this in your own name.', 'policy.identity');
}

export function notFound(id: string, message: string): AppError {
  return new AppError(404, id, message);
}

export function tooLarge(message = 'This is too large to be sent.', id = 'request.too-large'): AppError {
  return new AppError(413, id, message);
}

export function tooSlow(): AppError {
  return new AppError(408, 'request.timeout', 'The request took too long. Please try again.');
}

export function unsupportedMedia(
  message = 'This kind of content is not accepted here.',
  id = 'request.media-type',
): AppError {
  return new AppError(415, id, message);
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return new AppError(429, 'request.too-many', `Too many attempts. Please wait ${wait} and try again.`, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
