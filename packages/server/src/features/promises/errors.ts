import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function noPromise(): AppError {
  return notFound('promise.not-found', i18n._('There is no such promise.'));
}

export function nothingWaits(): AppError {
  return notFound('promise.not-found', i18n._('Nothing of this kind waits any more.'));
}

export function notConfirmedByHand(): AppError {
  const message = i18n._('This promise is kept by what is done, and not by what is said.');
  return badRequest(message, undefined, 'promise.not-confirmed-by-hand');
}
