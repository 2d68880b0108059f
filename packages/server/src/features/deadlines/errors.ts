import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function noDeadline(): AppError {
  return notFound('deadline.not-found', i18n._('This deadline does not exist.'));
}

export function nothingWaits(): AppError {
  return notFound('deadline.not-found', i18n._('This is no longer waiting.'));
}

export function notConfirmedByHand(): AppError {
  const message = i18n._('This deadline cannot be confirmed by hand. It is met when the work is done.');
  return badRequest(message, undefined, 'deadline.not-confirmed-by-hand');
}
