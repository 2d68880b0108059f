import { badField, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function parishNotFound(): AppError {
  return notFound('publication.not-found', i18n._('This parish is no longer available.'));
}

export function bulletinNotFound(): AppError {
  return notFound('bulletin.not-found', i18n._('This bulletin is no longer available.'));
}

export function noBulletin(): AppError {
  return badField('bulletin', i18n._('Please choose a PDF.'));
}

export function noDay(): AppError {
  return badField('day', i18n._('Please fill in this field.'));
}
