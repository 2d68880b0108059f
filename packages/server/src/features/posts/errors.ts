import { badField, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function postNotFound(): AppError {
  return notFound('post.not-found', i18n._('This post is no longer available.'));
}

export function notAnonymousNow(): AppError {
  return badField(
    'kind',
    i18n._('Anonymous intentions are not possible during an update. Please try again in a few minutes.'),
  );
}

export function notAnonymousInGroups(): AppError {
  return badField('groupId', i18n._('In a group, a prayer intention cannot be anonymous.'));
}

export function notAnIntention(): AppError {
  return badField('id', i18n._('Only a prayer intention can be marked as answered.'));
}

export function postNotYours(): AppError {
  return forbidden(i18n._('Only the author can change this.'));
}
