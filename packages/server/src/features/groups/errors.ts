import { badField, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function groupNotFound(): AppError {
  return notFound('group.not-found', i18n._('This group is no longer there.'));
}

export function parishUnknown(): AppError {
  return badField('parishId', i18n._('This parish is no longer in the directory.'));
}

export function membersAlone(): AppError {
  return forbidden(i18n._('Only members of the group can see this.'), 'group.members-alone');
}

export function joinFirst(): AppError {
  return forbidden(i18n._('Join the group to post in it.'), 'group.join-first');
}

export function groupHidden(): AppError {
  return forbidden(
    i18n._('Our moderators have hidden this group. New posts are not possible.'),
    'group.hidden',
  );
}

export function moderatorsAlone(): AppError {
  return forbidden(i18n._('Only moderators of the group can do this.'), 'group.moderators-alone');
}

export function removedFromGroup(): AppError {
  return forbidden(
    i18n._('The moderators of this group have removed you. You cannot join it again.'),
    'group.removed',
  );
}

export function lastModerator(): AppError {
  return forbidden(
    i18n._('A group needs a moderator. Name another one first, or delete the group.'),
    'group.last-moderator',
  );
}
