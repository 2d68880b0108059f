import { i18n } from '../i18n.ts';
import type { Language, Text } from '../language.ts';
import type { Attempt } from './contract.ts';

export interface FieldError {
  readonly path: string;
  readonly message: Text;
}

interface ErrorBody {
  readonly message: string;
  readonly id: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** A refusal that is sent to the client unchanged. `text` can be shown to people, and `id` is stable for programs. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly id: string;
  readonly text: Text;
  readonly fieldErrors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** The attempt that must be audited. The audit line is written when the response is known. */
  attempt: Attempt | null = null;

  constructor(
    status: number,
    id: string,
    text: Text,
    options: { fieldErrors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(text.en);
    this.status = status;
    this.id = id;
    this.text = text;
    this.fieldErrors = options.fieldErrors;
    this.headers = options.headers;
  }
}

export function errorBody({ text, id, fieldErrors }: AppError, language: Language): ErrorBody {
  const message = text[language];
  if (fieldErrors === undefined) return { message, id };
  return {
    message,
    id,
    errors: fieldErrors.map((error) => ({ ...error, message: error.message[language] })),
  };
}

/** Whether the error only reports invalid fields of the form, and so reveals nothing about the subject. */
export const isAboutFields = ({ status, fieldErrors }: AppError): boolean =>
  (status === 400 || status === 413) && fieldErrors !== undefined;

/** The error for a bad request. Its default message points to the marked fields. */
export function badRequest(
  message: Text = i18n._('Please check the highlighted fields.'),
  fieldErrors?: readonly FieldError[],
  id = 'request.invalid',
): AppError {
  return new AppError(400, id, message, fieldErrors === undefined ? {} : { fieldErrors });
}

/** The error for an invalid field. The response has the same message as the field. */
export const badField = (path: string, message: Text, id?: string): AppError =>
  badRequest(message, [{ path, message }], id);

export function unauthorized(
  message: Text = i18n._('Please log in to continue.'),
  id = 'auth.required',
): AppError {
  return new AppError(401, id, message, { headers: { 'www-authenticate': 'Bearer' } });
}

export function forbidden(message: Text = i18n._('You may not do this.'), id = 'policy.forbidden'): AppError {
  return new AppError(403, id, message);
}

/** The error for a body that names somebody other than the caller. */
export function foreignIdentity(): AppError {
  return forbidden(i18n._('You can only do this in your own name.'), 'policy.identity');
}

export function notFound(id: string, message: Text): AppError {
  return new AppError(404, id, message);
}

/** The error if somebody else was faster, so that the call would undo or repeat their change. */
export function conflict(id: string, message: Text): AppError {
  return new AppError(409, id, message);
}

export function tooLarge(
  message: Text = i18n._('This is too large to be sent.'),
  id = 'request.too-large',
  fieldErrors?: readonly FieldError[],
): AppError {
  return new AppError(413, id, message, fieldErrors === undefined ? {} : { fieldErrors });
}

export function tooSlow(): AppError {
  return new AppError(408, 'request.timeout', i18n._('The request took too long. Please try again.'));
}

export function unsupportedMedia(
  message: Text = i18n._('This kind of content is not accepted here.'),
  id = 'request.media-type',
): AppError {
  return new AppError(415, id, message);
}

export function unavailable(): AppError {
  return new AppError(
    503,
    'server.unavailable',
    i18n._('The service is busy. Please try again in a moment.'),
    { headers: { 'retry-after': '5' } },
  );
}

/** The error for every write while the database is read-only. */
export function readOnly(): AppError {
  return new AppError(
    503,
    'server.read-only',
    i18n._('The site is being moved. You can read now, and write again in a few minutes.'),
    { headers: { 'retry-after': '60' } },
  );
}

export function tooManyRequests(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message: Text =
    minutes > 1
      ? i18n._('Too many attempts. Please wait {minutes} minutes and try again.', { minutes })
      : i18n._('Too many attempts. Please wait a minute and try again.');
  return new AppError(429, 'request.too-many', message, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
