import { notFound, type AppError } from '../../platform/http/errors.ts';

export function memberNotFound(): AppError {
  return notFound('user.not-found', 'This member is no longer here.');
}
