import { notFound, type AppError } from '../../platform/http/errors.ts';

export function memberNotFound(): AppError {
  return notFound('user.not-found', {
    en: 'This member is no longer here.',
    es: 'Este miembro ya no está aquí.',
  });
}
