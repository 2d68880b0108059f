import { forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function postNotFound(): AppError {
  return notFound('post.not-found', 'This post is no longer available.');
}

export function postNotYours(): AppError {
  return forbidden('Only the author can change this.');
}
