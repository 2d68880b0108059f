import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function commentNotFound(): AppError {
  return notFound('comment.not-found', i18n._('This comment is no longer available.'));
}

export function commentNotYours(): AppError {
  return forbidden(i18n._('Only the author can change this.'));
}

export function replyElsewhere(): AppError {
  return badRequest(undefined, [
    {
      path: 'parentId',
      message: i18n._('This comment belongs to another post.'),
    },
  ]);
}
