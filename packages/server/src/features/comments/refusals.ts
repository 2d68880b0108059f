import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function commentNotFound(): AppError {
  return notFound('comment.not-found', 'This comment is no longer available.');
}

export function commentNotYours(): AppError {
  return forbidden('Only the author can change this.');
}

export function replyElsewhere(): AppError {
  return badRequest(undefined, [{ path: 'parentId', message: 'This comment belongs to another post.' }]);
}
