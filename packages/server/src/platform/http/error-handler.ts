import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { FileStoreError } from '../files/file-store-error.ts';
import { i18n } from '../i18n.ts';
import { languageOf } from '../language.ts';
import type { StorageSpace } from '../storage-space.ts';
import { BusyError } from '../workers/semaphore.ts';
import { WorkerEndedError } from '../workers/worker-ended-error.ts';
import {
  AppError,
  badRequest,
  errorBody,
  notFound,
  readOnly,
  tooLarge,
  tooSlow,
  unavailable,
  unsupportedMedia,
} from './errors.ts';

function statusOf(error: unknown): number {
  const status: unknown = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function fromFramework(status: number): AppError {
  switch (status) {
    case 404:
      return notFound('request.unknown', i18n._('There is nothing at this address.'));
    case 408:
      return tooSlow();
    case 413:
      return tooLarge();
    case 415:
      return unsupportedMedia();
    default:
      return badRequest(i18n._('The request could not be understood.'), undefined, 'request.malformed');
  }
}

/** Returns the refusal for an error, or null if it is an internal error of the server. */
function refusalOf(error: unknown, database: Database): AppError | null {
  if (error instanceof AppError) return error;
  if (database.isReadOnlyError(error)) return readOnly();
  const status = statusOf(error);
  if (status >= 400 && status < 500) return fromFramework(status);
  // The row to which a new row refers was deleted during the request.
  if (database.isForeignKeyViolation(error))
    return notFound('request.gone', i18n._('This is no longer available.'));
  if (database.isUnstorableText(error)) {
    return badRequest(
      i18n._('The text contains characters that cannot be stored.'),
      undefined,
      'request.malformed',
    );
  }
  return null;
}

function faultOf(error: unknown, database: Database, storage: StorageSpace): AppError {
  if (storage.noteFailure(error)) {
    return new AppError(
      503,
      'server.storage-full',
      i18n._('Nothing can be saved at the moment. Please try again later.'),
      { headers: { 'retry-after': '60' } },
    );
  }
  const isTemporary =
    database.isUnavailable(error) ||
    error instanceof FileStoreError ||
    error instanceof WorkerEndedError ||
    error instanceof BusyError;
  return isTemporary
    ? unavailable()
    : new AppError(500, 'server.error', i18n._('Something went wrong on our side. Please try again.'));
}

export function sendError(error: AppError, reply: FastifyReply): FastifyReply {
  if (error.headers !== undefined) reply.headers(error.headers);
  return reply
    .code(error.status)
    .removeHeader('etag')
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, languageOf(reply.request.headers['accept-language']))));
}

export function unknownAddress(): AppError {
  return fromFramework(404);
}

/** Sends every error in the format of the contract. Only the faults of the server itself are logged as errors. */
export function handleErrors(app: FastifyInstance, database: Database, storage: StorageSpace): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, database);
    if (refusal === null) {
      request.log.error(
        { requestId: request.id, method: request.method, route: request.routeOptions.url, err: error },
        'request failed',
      );
    }
    return sendError(refusal ?? faultOf(error, database, storage), reply);
  });
}
