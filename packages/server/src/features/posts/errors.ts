import { forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function postNotFound(): AppError {
  return notFound('post.not-found', {
    en: 'This post is no longer available.',
    es: 'Esta publicación ya no está disponible.',
  });
}

export function postNotYours(): AppError {
  return forbidden({ en: 'Only the author can change this.', es: 'Solo su autor puede cambiarlo.' });
}
