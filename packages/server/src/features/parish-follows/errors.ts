import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function parishNotFound(): AppError {
  return notFound('publication.not-found', i18n._('This parish is no longer available.'));
}

export function tooManyParishes(most: number): AppError {
  return badRequest(
    i18n._('You already follow {most} parishes, which is the maximum.', { most }),
    undefined,
    'parish.too-many-followed',
  );
}
