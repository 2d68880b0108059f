import { AppError, forbidden, notFound } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

/** The error is the same for a block, a hidden member, and one who does not exist. */
export function cannotAdd(): AppError {
  return forbidden(i18n._('One of these members cannot be added.'), 'chat.cannot-add');
}

export function chatFull(): AppError {
  return forbidden(i18n._('A group chat can have at most 200 members.'), 'chat.full');
}

export function onlyForOwners(): AppError {
  return forbidden(i18n._('Only owners of the chat can do this.'), 'chat.owners-alone');
}

export function lastOwner(): AppError {
  return forbidden(i18n._('A chat needs an owner. Name another one first.'), 'chat.last-owner');
}

export function leaveInstead(): AppError {
  return forbidden(i18n._('You cannot remove yourself. Leave the chat instead.'), 'chat.leave-instead');
}

export function followsGroup(): AppError {
  const message = i18n._('This chat has the members of a group. Change them in the group.');
  return forbidden(message, 'chat.follows-group');
}

export function leaveGroupInstead(): AppError {
  const message = i18n._('This chat has the members of a group. Leave the group to leave the chat.');
  return forbidden(message, 'chat.follows-group');
}

export function inviteInvalid(): AppError {
  return notFound('chat.invite-invalid', i18n._('This link no longer works. Ask for a new one.'));
}

export function removedFromChat(): AppError {
  const message = i18n._('An owner has removed you from this chat. Only an owner can add you again.');
  return forbidden(message, 'chat.removed');
}
