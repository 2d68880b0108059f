import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function commentNotFound(): AppError {
  return notFound('comment.not-found', {
    en: 'This comment is no longer available.',
    es: 'Este comentario ya no está disponible.',
  });
}

export function commentNotYours(): AppError {
  return forbidden({ en: 'Only the author can change this.', es: 'Solo su autor puede cambiarlo.' });
}

export function replyElsewhere(): AppError {
  return badRequest(undefined, [
    {
      path: 'parentId',
      message: { en: 'This comment belongs to another post.', es: 'Este comentario es de otra publicación.' },
    },
  ]);
}
