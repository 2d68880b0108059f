import { notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function memberNotFound(): AppError {
  return notFound('user.not-found', i18n._('This member is no longer here.'));
}
