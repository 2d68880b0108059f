import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function requestNotFound(): AppError {
  return notFound('friendship.request-not-found', i18n._('This friend request is no longer there.'));
}

export function friendshipNotFound(): AppError {
  return notFound('friendship.not-found', i18n._('There is no friendship or request to end.'));
}

export function requestOfOneself(): AppError {
  return badRequest(i18n._('You cannot send a friend request to yourself.'), undefined, 'friendship.self');
}

export function requestOfFriend(): AppError {
  return badRequest(i18n._('You are already friends.'), undefined, 'friendship.exists');
}

export function requestRepeated(): AppError {
  return badRequest(
    i18n._('You have already sent a friend request to this member.'),
    undefined,
    'friendship.requested',
  );
}

export function requestOfBlocked(): AppError {
  return badRequest(
    i18n._('You cannot send a friend request to this member.'),
    undefined,
    'friendship.blocked',
  );
}

export function answerToRequester(): AppError {
  return forbidden(i18n._('Only the member who was asked can answer this request.'));
}

export function cancelByRecipient(): AppError {
  return forbidden(i18n._('Only the member who sent this request can cancel it.'));
}
